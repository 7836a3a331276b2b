import { expect } from 'chai';
import { openAt } from '../../support/address.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { details, record } from '../../support/host-events.ts';
import { CHECK, hrefOf, TOKEN } from '../../support/links.ts';
import { loadElements, mount } from '../../support/mount.ts';
import {
  body,
  enterPasswords,
  NEW,
  NEW_PASSWORD,
  openForm,
  REPEATED,
  RESETS,
  typed,
} from '../../support/new-password.ts';
import { poll } from '../../support/poll.ts';
import { field, fill, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { EMAIL, errorOf, submit, untilStage } from '../../support/stages.ts';

/** What is typed, and the one thing that is said about it (specification, section 5). */
const REFUSED = [
  ['', '', NEW, 'incomplete: Please provide a password'],
  ['', NEW_PASSWORD, NEW, 'incomplete: Please provide a password'],
  ['1234567', 'other', NEW, 'Password must be at least 8 characters long'],
  [NEW_PASSWORD, '', REPEATED, 'incomplete: Please repeat the new password'],
  [NEW_PASSWORD, `${NEW_PASSWORD} `, REPEATED, "Passwords don't match"],
] as const;

describe('the form for a new password', () => {
  before(loadElements);

  for (const [password, repeated, label, words] of REFUSED) {
    it(`says "${words}" to "${password}" and "${repeated}", and sends nothing`, async () => {
      const { element, sent } = await openForm();
      const events = record(element);
      enterPasswords(element, password, repeated);
      const control = field(element, label);
      expect(await poll(() => errorOf(control))).to.equal(words);
      expect(findAll(element, '[role=alert]')).to.have.length(1);
      expect(control.ariaInvalid).to.equal('true');
      await poll(() => focused() === control);
      expect(typed(element)).to.deep.equal([password, repeated]);
      expect(sent()).to.deep.equal([]);
      expect(details(events, 'portal-error')).to.deep.equal([
        { flow: 'set-password', field: label === NEW ? 'password' : 'repeated', message: words },
      ]);
    });
  }

  for (const [name, reset] of Object.entries(RESETS)) {
    it(`saves the password of ${name} with one call, and says so`, async () => {
      const events = record(document);
      const { element, sent } = await openForm(reset, ok());
      enterPasswords(element);
      await untilStage(element, 'success');
      expect(sent().map((request) => request.body)).to.deep.equal([body()]);
      expect(textOf(element)).to.include('Your password has been saved.');
      expect(focused()).to.equal(find(element, '[part=title]'));
      expect(hrefOf(element, 'Back to Login')).to.equal('/login/');
      await poll(() => details(events, 'portal-success').length === 2);
      expect(details(events, 'portal-success')[1]).to.deep.equal({ flow: 'set-password' });
    });
  }

  it('sends spaces and other signs as they were typed', async () => {
    const password = '  pass wörd 😀 ';
    const { element, sent } = await openForm(RESETS.member, ok());
    enterPasswords(element, password);
    await untilStage(element, 'success');
    expect(sent()[0]?.body).to.deep.equal(body(password));
  });

  it('sends what a password manager wrote without an event', async () => {
    const { element, sent } = await openForm(RESETS.user, ok());
    for (const label of [NEW, REPEATED]) field(element, label).value = NEW_PASSWORD;
    submit(element);
    await untilStage(element, 'success');
    expect(sent()[0]?.body).to.deep.equal(body());
  });

  it('tells password managers what it is: two new passwords, in one form', async () => {
    const { element } = await openForm();
    const form = find<HTMLFormElement>(element, 'form');
    const inputs = findAll<HTMLInputElement>(form, 'input');
    expect(inputs.map(({ type, autocomplete }) => [type, autocomplete])).to.deep.equal([
      ['password', 'new-password'],
      ['password', 'new-password'],
    ]);
    expect(inputs.every((input) => input.form === form && input.name !== '')).to.equal(true);
  });

  it('tells them whose it is, where the page knows, and nobody else', async () => {
    fakeFetch({ [CHECK]: ok(RESETS.user.check) });
    openAt(`/login/token/${TOKEN}`);
    const element = mount(`<login-portal email="${EMAIL}"></login-portal>`);
    await untilStage(element, 'entry');
    const user = find<HTMLInputElement>(element, 'input[name=user]');
    expect([user.autocomplete, user.value, user.readOnly]).to.deep.equal(['username', EMAIL, true]);
    expect([user.tabIndex, user.ariaHidden]).to.deep.equal([-1, 'true']);
  });

  it('shows and hides each password by itself, with text and caret kept', async () => {
    const { element } = await openForm();
    const inputs = [field(element, NEW), field(element, REPEATED)];
    const buttons = findAll(element, '[part=show-password]');
    for (const [index, input] of inputs.entries()) {
      fill(input, NEW_PASSWORD);
      input.setSelectionRange(2, 5, 'backward');
      for (const type of ['text', 'password']) {
        buttons[index]?.click();
        await poll(() => input.type === type);
        expect(inputs[1 - index]?.type).to.equal('password');
        expect(buttons[index]?.ariaPressed).to.equal(String(type === 'text'));
        expect([input.value, input.selectionStart, input.selectionEnd]).to.deep.equal([NEW_PASSWORD, 2, 5]);
        expect(input.autocomplete).to.equal('new-password');
      }
    }
  });
});
