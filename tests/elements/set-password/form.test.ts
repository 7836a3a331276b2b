import { expect } from 'chai';
import { CHECK_TOKEN, TOKEN } from '../../support/calls.ts';
import { fakeFetch, ok, refused } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { alertText, hrefOf } from '../../support/links.ts';
import { setUrl } from '../../support/location.ts';
import { loadElements, mount } from '../../support/mount.ts';
import {
  enterPasswords,
  NEW_LABEL,
  NEW_PASSWORD,
  openPasswordForm,
  passwordBody,
  REPEAT_LABEL,
  RESETS,
  typedPasswords,
} from '../../support/new-password.ts';
import { field, fill, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { EMAIL, errorOf, submit, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

/** The two passwords, the field with the error, and the error. */
const INVALID = [
  ['', '', NEW_LABEL, 'incomplete: Please provide a password'],
  ['', NEW_PASSWORD, NEW_LABEL, 'incomplete: Please provide a password'],
  ['1234567', 'other', NEW_LABEL, 'Password must be at least 8 characters long'],
  [NEW_PASSWORD, '', REPEAT_LABEL, 'incomplete: Please repeat the new password'],
  [NEW_PASSWORD, `${NEW_PASSWORD} `, REPEAT_LABEL, "Passwords don't match"],
] as const;

describe('the form for a new password', () => {
  before(loadElements);

  for (const [password, repeated, label, message] of INVALID) {
    it(`shows "${message}" for "${password}" and "${repeated}", and sends nothing`, async () => {
      const { element, sent } = await openPasswordForm();
      const events = recordEvents(element);
      enterPasswords(element, password, repeated);
      const control = field(element, label);
      expect(await waitFor(() => errorOf(control))).to.equal(message);
      expect(findAll(element, '[role=alert]')).to.have.length(1);
      expect(control.ariaInvalid).to.equal('true');
      await waitFor(() => focused() === control);
      expect(typedPasswords(element)).to.deep.equal([password, repeated]);
      expect(sent()).to.deep.equal([]);
      expect(eventDetails(events, 'portal-error')).to.deep.equal([
        {
          flow: 'set-password',
          field: label === NEW_LABEL ? 'password' : 'repeated',
          message,
          kind: 'input',
        },
      ]);
    });
  }

  it('announces an error of the server again after a second failure, and removes it on the next submit', async () => {
    const no = refused('Used before.');
    const { element } = await openPasswordForm(RESETS.user, no, no, ok());
    const events = recordEvents(element);
    enterPasswords(element);
    await waitFor(() => alertText(element) === 'Used before.');
    const first = find(element, '[role=alert]');
    expect(find(element, 'form').contains(first)).to.equal(true);
    expect(findAll(element, '[aria-invalid=true]')).to.deep.equal([]);
    expect(typedPasswords(element)).to.deep.equal([NEW_PASSWORD, NEW_PASSWORD]);
    submit(element);
    await waitFor(() => eventDetails(events, 'portal-error').length === 2);
    for (const error of eventDetails(events, 'portal-error'))
      expect(error).to.include({ flow: 'set-password', message: 'Used before.', call: RESETS.user.route });
    expect(alertText(element)).to.equal('Used before.');
    expect(find(element, '[role=alert]')).to.not.equal(first);
    submit(element);
    await waitForStage(element, 'success');
    expect(alertText(element)).to.equal('');
  });

  for (const [name, reset] of Object.entries(RESETS)) {
    it(`saves the password with one call and confirms it: account ${name}`, async () => {
      const events = recordEvents(document);
      const { element, sent } = await openPasswordForm(reset, ok());
      enterPasswords(element);
      await waitForStage(element, 'success');
      expect(sent().map((request) => request.body)).to.deep.equal([passwordBody()]);
      expect(textOf(element)).to.include('Your password has been saved.');
      expect(focused()).to.equal(find(element, '[part=title]'));
      expect(hrefOf(element, 'Back to Login')).to.equal('/login/');
      await waitFor(() => eventDetails(events, 'portal-success').length === 2);
      expect(eventDetails(events, 'portal-success')[1]).to.deep.equal({ flow: 'set-password' });
    });
  }

  it('sends spaces and special characters unchanged', async () => {
    const password = '  pass wörd 😀 ';
    const { element, sent } = await openPasswordForm(RESETS.member, ok());
    enterPasswords(element, password);
    await waitForStage(element, 'success');
    expect(sent()[0]?.body).to.deep.equal(passwordBody(password));
  });

  it('sends a value that a password manager set without an event', async () => {
    const { element, sent } = await openPasswordForm(RESETS.user, ok());
    for (const label of [NEW_LABEL, REPEAT_LABEL]) field(element, label).value = NEW_PASSWORD;
    submit(element);
    await waitForStage(element, 'success');
    expect(sent()[0]?.body).to.deep.equal(passwordBody());
  });

  it('has two new-password fields in one form for password managers', async () => {
    const { element } = await openPasswordForm();
    const form = find<HTMLFormElement>(element, 'form');
    const inputs = findAll<HTMLInputElement>(form, 'input');
    expect(inputs.map(({ type, autocomplete }) => [type, autocomplete])).to.deep.equal([
      ['password', 'new-password'],
      ['password', 'new-password'],
    ]);
    expect(inputs.every((input) => input.form === form && input.name !== '')).to.equal(true);
  });

  it('has a hidden user name for password managers if the email attribute is set', async () => {
    fakeFetch({ [CHECK_TOKEN]: ok(RESETS.user.check) });
    setUrl(`/login/token/${TOKEN}`);
    const element = mount(`<login-portal email="${EMAIL}"></login-portal>`);
    await waitForStage(element, 'entry');
    const user = find<HTMLInputElement>(element, 'input[name=user]');
    expect([user.autocomplete, user.value, user.readOnly]).to.deep.equal(['username', EMAIL, true]);
    expect([user.tabIndex, user.ariaHidden]).to.deep.equal([-1, 'true']);
  });

  for (const check of [RESETS.user.check, RESETS.unknown.check]) {
    it(`has the address of the server as its hidden user name: ${check.type}`, async () => {
      fakeFetch({ [CHECK_TOKEN]: ok({ ...check, email: 'of.the.account@example.org' }) });
      setUrl(`/login/token/${TOKEN}`);
      const element = mount(`<login-portal email="${EMAIL}"></login-portal>`);
      await waitForStage(element, 'entry');
      const user = find<HTMLInputElement>(element, 'form input[autocomplete=username]');
      expect(user.value).to.equal('of.the.account@example.org');
    });
  }

  it('tells password managers the minimum length', async () => {
    const { element } = await openPasswordForm();
    for (const label of [NEW_LABEL, REPEAT_LABEL]) {
      const input = field(element, label);
      expect([input.minLength, input.getAttribute('passwordrules')]).to.deep.equal([8, 'minlength: 8;']);
    }
  });

  it('shows and hides each password separately, keeping text and caret', async () => {
    const { element } = await openPasswordForm();
    const inputs = [field(element, NEW_LABEL), field(element, REPEAT_LABEL)];
    const buttons = findAll(element, '[part=show-password]');
    for (const [index, input] of inputs.entries()) {
      fill(input, NEW_PASSWORD);
      input.setSelectionRange(2, 5, 'backward');
      for (const type of ['text', 'password']) {
        buttons[index]?.click();
        await waitFor(() => input.type === type);
        expect(inputs[1 - index]?.type).to.equal('password');
        expect([input.value, input.selectionStart, input.selectionEnd]).to.deep.equal([NEW_PASSWORD, 2, 5]);
        expect(input.autocomplete).to.equal('new-password');
      }
    }
  });
});
