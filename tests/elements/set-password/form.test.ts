import { expect } from 'chai';
import { CHECK_TOKEN, TOKEN } from '../../support/calls.ts';
import { fakeFetch, ok, refused } from '../../support/fake-fetch.ts';
import { INVALID_LINK } from '../../support/faults.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { alertText, currentPath, hrefOf, openPath, waitForTitle } from '../../support/links.ts';
import { goBack, setUrl } from '../../support/location.ts';
import '../../support/loaded.ts';
import { mount } from '../../support/mount.ts';
import {
  enterPasswords,
  NEW_LABEL,
  NEW_PASSWORD,
  openPasswordForm,
  passwordBody,
  REPEAT_LABEL,
  RESETS,
} from '../../support/new-password.ts';
import { button, field, fill, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { EMAIL, errorOf, stageOf, submit, waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

/** What a password manager reads about each field. */
const minimaOf = (element: HTMLElement) =>
  [NEW_LABEL, REPEAT_LABEL].map((label) => {
    const input = field(element, label);
    return [input.minLength, input.getAttribute('passwordrules')];
  });

describe('the form for a new password', () => {
  it('gives way to what helps if the server refuses the link, which stays refused after Back', async () => {
    const { element } = await openPasswordForm(RESETS.user, refused('unauthorized', 401));
    enterPasswords(element);
    await waitForStage(element, 'refused');
    expect(alertText(element)).to.equal(INVALID_LINK);
    await waitFor(() => focused() === find(element, '[part=title]'));
    expect(findAll(element, 'form, .card button')).to.deep.equal([]);
    expect(hrefOf(element, 'Log in again')).to.equal('/login/');
    expect(hrefOf(element, 'Set a new password')).to.match(/^\/login\/forgotpw\?.*cat=user$/);
    expect(hrefOf(element, 'Back to Login')).to.equal(undefined);
    button(element, 'Set a new password').click();
    await waitForTitle(element, 'Forgot Password');
    await goBack();
    await waitFor(() => currentPath() === '/login/' && stageOf(element) === 'start');
  });

  it('offers to mail another link with one press if it is refused for an activation', async () => {
    const check = { ...RESETS.user.check, type: 'activate', email: EMAIL };
    const { element } = await openPasswordForm({ ...RESETS.user, check }, refused('unauthorized', 401));
    enterPasswords(element);
    await waitForStage(element, 'refused');
    const email = `email=${encodeURIComponent(EMAIL)}`;
    expect(hrefOf(element, 'Activate account')).to.equal(
      `/login/forgotpw?${email}&cat=user&activate=1&submit=1`,
    );
    expect(hrefOf(element, 'Log in again')).to.equal(`/login/?${email}`);
  });

  // tests/flows/set-password.test.ts has what the form shows then.
  it('announces an error of the server again after a second failure', async () => {
    const { element } = await openPasswordForm(RESETS.user, refused('Used before.'));
    const events = recordEvents(element);
    enterPasswords(element);
    await waitFor(() => alertText(element) === 'Used before.');
    const first = find(element, '[role=alert]');
    submit(element);
    await waitFor(() => eventDetails(events, 'portal-error').length === 2);
    for (const error of eventDetails(events, 'portal-error'))
      expect(error).to.include({ flow: 'set-password', message: 'Used before.', call: RESETS.user.route });
    expect(alertText(element)).to.equal('Used before.');
    expect(find(element, '[role=alert]')).to.not.equal(first);
  });

  it('sends spaces and special characters unchanged, also without an event', async () => {
    const password = '  pass wörd 😀 ';
    const { element, sent } = await openPasswordForm(RESETS.member, ok());
    // As a password manager does, without an event.
    for (const label of [NEW_LABEL, REPEAT_LABEL]) field(element, label).value = password;
    submit(element);
    await waitForStage(element, 'success');
    expect(sent()[0]?.body).to.deep.equal(passwordBody(password));
  });

  it('has two new-password fields in one form for password managers', async () => {
    const { element } = await openPasswordForm();
    const form = find<HTMLFormElement>(element, 'form');
    const inputs = findAll<HTMLInputElement>(form, 'input');
    expect(inputs.map(({ type, autocomplete }) => [type, autocomplete])).to.deep.equal(
      Array(2).fill(['password', 'new-password']),
    );
    expect(inputs.every((input) => input.form === form && input.name !== '')).to.equal(true);
  });

  for (const [whose, check, name] of [
    ['of the email attribute', RESETS.user.check, EMAIL],
    ['of the server', { ...RESETS.user.check, email: 'account@example.org' }, 'account@example.org'],
    ['of the server', { ...RESETS.unknown.check, email: 'account@example.org' }, 'account@example.org'],
  ] as const)
    it(`has the address ${whose} as a hidden user name for password managers: ${check.type}`, async () => {
      fakeFetch({ [CHECK_TOKEN]: ok(check) });
      setUrl(`/login/token/${TOKEN}`);
      const element = mount(`<login-portal email="${EMAIL}"></login-portal>`);
      await waitForStage(element, 'entry');
      const user = find<HTMLInputElement>(element, 'form input[autocomplete=username]');
      expect([user.name, user.value, user.readOnly]).to.deep.equal(['user', name, true]);
      expect([user.tabIndex, user.ariaHidden]).to.deep.equal([-1, 'true']);
    });

  it('tells password managers the minimum length', async () => {
    const { element } = await openPasswordForm();
    expect(minimaOf(element)).to.deep.equal(Array(2).fill([8, 'minlength: 8;']));
  });

  it('shows, checks, rates by and tells password managers a minimum length that the server sets', async () => {
    // A page loads the configuration of an API once.
    const { sent } = fakeFetch({
      'GET /long/api/v1/settings/config': ok({ systempreferences: { passwordminlength: '15' } }),
      [`GET /long/api/v1/token/${TOKEN}`]: ok(RESETS.unknown.check),
      'GET /long/*': ok(),
      'POST /long/*': ok(),
    });
    const element = openPath(`token/${TOKEN}`);
    element.setAttribute('api-base', '/long');
    await waitForStage(element, 'entry');
    await waitFor(() => field(element, NEW_LABEL).minLength === 15);
    expect(minimaOf(element)).to.deep.equal(Array(2).fill([15, 'minlength: 15;']));
    expect(textOf(element)).to.include('At least 15 characters').and.not.include('8 characters');
    const isVeryWeak = () => findAll(element, '[part=strength][data-score="0"]').length === 1;
    enterPasswords(element, 'Quiet-Meadow-7');
    await waitFor(isVeryWeak);
    const message = 'Password must be at least 15 characters long';
    expect(await waitFor(() => errorOf(field(element, NEW_LABEL)))).to.equal(message);
    const route = 'POST /long/api/v1/login/resetpw';
    expect(sent(route)).to.deep.equal([]);
    fill(field(element, NEW_LABEL), NEW_PASSWORD);
    await waitFor(() => !isVeryWeak());
    enterPasswords(element);
    await waitForStage(element, 'success');
    expect(sent(route)).to.have.length(1);
  });
});

/** tests/flows/guards.test.ts has the page without a link, and the tokens of other screens. */
it('the screen for a new password is available after a visit to the login, until the password was saved', async () => {
  const { element } = await openPasswordForm(RESETS.user, ok());
  button(element, 'Back to Login').click();
  await waitForStage(element, 'start');
  await goBack();
  await waitForTitle(element, 'Reset User-Password');
  expect(currentPath()).to.equal('/login/resetpw');
  enterPasswords(element);
  await waitForStage(element, 'success');
  expect(findAll(element, 'input')).to.deep.equal([]);
  button(element, 'Back to Login').click();
  await waitForStage(element, 'start');
  await goBack();
  await waitFor(() => currentPath() === '/login/' && stageOf(element) === 'start');
});
