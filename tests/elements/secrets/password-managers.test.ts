import { expect } from 'chai';
import { MEMBER_LOGIN, PROBE, USER_LOGIN } from '../../support/calls.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { navigations } from '../../support/location.ts';
import '../../support/loaded.ts';
import { field, find, findAll } from '../../support/shadow.ts';
import { CODE, EMAIL, enter, open, openStage, PASSWORD, submit, waitForStage } from '../../support/stages.ts';
import { settle, waitFor } from '../../support/timing.ts';

/** The autocomplete token and type of every input of the form. */
const tokens = (element: Element) =>
  findAll<HTMLInputElement>(element, 'form input').map(
    // Not `input.autocomplete`, which is empty for a token that the browser does not know.
    (input) => `${input.getAttribute('autocomplete')} ${input.type}`,
  );

describe('a password manager', () => {
  for (const stage of ['start', 'password'] as const) {
    it(`that calls submit() does not put what was typed into the address: ${stage}`, async () => {
      const { element } = await openStage(stage);
      const { href } = location;
      try {
        find<HTMLFormElement>(element, 'form').submit();
      } catch {
        // In Firefox submit() throws if no <dialog> surrounds a form with method="dialog".
      }
      await settle();
      expect([location.href, navigations()]).to.deep.equal([href, []]);
    });
  }

  for (const [stage, expected] of [
    ['start', ['username email']],
    ['choice', ['username text']],
    ['password', ['username text', 'current-password password']],
    ['memberpassword', ['username text', 'current-password password']],
    ['twofactor', ['username text', 'one-time-code text']],
  ] as const) {
    it(`finds its fields in a form element: ${stage}`, async () => {
      const { element } = await openStage(stage);
      expect(tokens(element)).to.deep.equal(expected);
      expect(findAll(element, 'form')).to.have.length(1);
    });
  }

  it('finds the code in another form than the password, which it may be about to save', async () => {
    const { element } = await openStage('password', { [USER_LOGIN]: ok({ action: 'challenge' }) });
    const password = field(element, 'Password');
    enter(element, 'password', PASSWORD);
    await waitForStage(element, 'twofactor');
    expect(password.form?.isConnected).to.equal(false);
    expect(find(element, 'form').contains(field(element, 'Security code'))).to.equal(true);
  });

  it('finds the email field of the recovery form', async () => {
    expect(tokens(await open('<forgot-password></forgot-password>'))).to.deep.equal(['username email']);
  });

  it('reads the user name from a hidden field next to the password', async () => {
    const { element } = await openStage('password');
    const user = find<HTMLInputElement>(element, 'input[autocomplete=username]');
    expect(user).to.include({ value: EMAIL, readOnly: true, tabIndex: -1, type: 'text' });
    expect(user.ariaHidden).to.equal('true');
    expect(user.form).to.equal(field(element, 'Password').form);
    expect(user.getBoundingClientRect()).to.include({ width: 1, height: 1 });
  });

  it('can set values without an event: the form’s values are sent, a password with its spaces', async () => {
    const { sent } = fakeFetch({
      [PROBE]: ok({ action: 'memberpassword' }),
      [MEMBER_LOGIN]: ok({ action: 'challenge' }),
    });
    const element = await open();
    field(element, 'Email address').value = ` ${EMAIL} `;
    submit(element);
    await waitForStage(element, 'memberpassword');
    const pass = `  ${PASSWORD} `;
    field(element, 'Password').value = pass;
    submit(element);
    await waitForStage(element, 'twofactor');
    field(element, 'Security code').value = '481 516';
    submit(element);
    await waitFor(() => sent(MEMBER_LOGIN).length === 2);
    expect(sent(PROBE)[0]?.body).to.deep.equal({ email: EMAIL });
    expect(sent(MEMBER_LOGIN)[0]?.body).to.deep.equal({ email: EMAIL, pass, twofactor: '' });
    expect(sent(MEMBER_LOGIN)[1]?.body).to.deep.equal({ email: EMAIL, pass, twofactor: CODE });
  });
});
