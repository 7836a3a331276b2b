import { expect } from 'chai';
import { fakeFetch, held, inTurn, ok, refused } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { enterPasswords, openForm, RESETS } from '../../support/new-password.ts';
import { poll } from '../../support/poll.ts';
import { button, field, fill, findAll } from '../../support/shadow.ts';
import { answersFor, errorOf, open, PASSWORD, submit, USER_LOGIN, walkTo } from '../../support/stages.ts';

describe('showing and hiding a password', () => {
  before(loadElements);

  it('keeps the text, the caret and the selection', async () => {
    fakeFetch(answersFor('password'));
    const element = await open();
    await walkTo(element, 'password');
    const input = field(element, 'Password');
    fill(input, PASSWORD);
    input.setSelectionRange(2, 5, 'backward');
    for (const type of ['text', 'password']) {
      button(element, 'Show password').click();
      await poll(() => input.type === type);
      expect(field(element, 'Password')).to.equal(input);
      expect(input.value).to.equal(PASSWORD);
      expect([input.selectionStart, input.selectionEnd, input.selectionDirection]).to.deep.equal([
        2,
        5,
        'backward',
      ]);
      expect(button(element, 'Show password').ariaPressed).to.equal(String(type === 'text'));
      expect(input.autocomplete).to.equal('current-password');
    }
  });

  it('ends when the password is sent, and the password can be shown again', async () => {
    const slow = held(refused('No.'));
    const { sent } = fakeFetch({
      ...answersFor('password'),
      [USER_LOGIN]: inTurn(slow, ok({ action: 'admin' })),
    });
    const element = await open();
    await walkTo(element, 'password');
    const input = field(element, 'Password');
    fill(input, PASSWORD);
    const toggle = button(element, 'Show password');
    toggle.click();
    await poll(() => input.type === 'text' && toggle.title === 'Hide password');
    submit(element);
    await poll(() => sent(USER_LOGIN).length === 1);
    await poll(() => input.type === 'password');
    expect([toggle.ariaPressed, toggle.title]).to.deep.equal(['false', 'Show password']);
    slow.open();
    await poll(() => errorOf(input) === 'No.');
    expect([input.type, input.value]).to.deep.equal(['password', PASSWORD]);
    toggle.click();
    await poll(() => input.type === 'text');
    submit(element);
    await poll(() => sent(USER_LOGIN).length === 2);
    expect(sent(USER_LOGIN)[1]?.body).to.include({ pass: PASSWORD });
  });

  it('ends for both new passwords when they are sent', async () => {
    const slow = held(ok());
    const { element, sent } = await openForm(RESETS.user, slow);
    const inputs = findAll<HTMLInputElement>(element, '[autocomplete=new-password]');
    const toggles = findAll(element, '[part=show-password]');
    for (const toggle of toggles) toggle.click();
    await poll(() => inputs.every(({ type }) => type === 'text'));
    enterPasswords(element);
    await poll(() => sent().length === 1);
    await poll(() => inputs.every(({ type }) => type === 'password'));
    expect(toggles.map(({ ariaPressed, title }) => [ariaPressed, title])).to.deep.equal(
      Array(2).fill(['false', 'Show password']),
    );
    slow.open();
  });
});
