import { expect } from 'chai';
import { USER_LOGIN } from '../../support/calls.ts';
import { deferred, fakeFetch, ok, refused, sequence } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { enterPasswords, openPasswordForm, RESETS } from '../../support/new-password.ts';
import { button, field, fill, findAll } from '../../support/shadow.ts';
import { errorOf, goToStage, open, PASSWORD, repliesFor, submit } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

describe('showing and hiding a password', () => {
  before(loadElements);

  it('keeps the text, the caret and the selection', async () => {
    fakeFetch(repliesFor('password'));
    const element = await open();
    await goToStage(element, 'password');
    const input = field(element, 'Password');
    fill(input, PASSWORD);
    input.setSelectionRange(2, 5, 'backward');
    for (const type of ['text', 'password']) {
      button(element, 'Show password').click();
      await waitFor(() => input.type === type);
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

  it('hides the password when it is submitted, and can show it again', async () => {
    const slow = deferred(refused('No.'));
    const { sent } = fakeFetch({
      ...repliesFor('password'),
      [USER_LOGIN]: sequence(slow, ok({ action: 'admin' })),
    });
    const element = await open();
    await goToStage(element, 'password');
    const input = field(element, 'Password');
    fill(input, PASSWORD);
    const toggle = button(element, 'Show password');
    toggle.click();
    await waitFor(() => input.type === 'text' && toggle.title === 'Hide password');
    submit(element);
    await waitFor(() => sent(USER_LOGIN).length === 1);
    await waitFor(() => input.type === 'password');
    expect([toggle.ariaPressed, toggle.title]).to.deep.equal(['false', 'Show password']);
    slow.resolve();
    await waitFor(() => errorOf(input) === 'No.');
    expect([input.type, input.value]).to.deep.equal(['password', PASSWORD]);
    toggle.click();
    await waitFor(() => input.type === 'text');
    submit(element);
    await waitFor(() => sent(USER_LOGIN).length === 2);
    expect(sent(USER_LOGIN)[1]?.body).to.include({ pass: PASSWORD });
  });

  it('hides both new passwords when they are submitted', async () => {
    const slow = deferred(ok());
    const { element, sent } = await openPasswordForm(RESETS.user, slow);
    const inputs = findAll<HTMLInputElement>(element, '[autocomplete=new-password]');
    const toggles = findAll(element, '[part=show-password]');
    for (const toggle of toggles) toggle.click();
    await waitFor(() => inputs.every(({ type }) => type === 'text'));
    enterPasswords(element);
    await waitFor(() => sent().length === 1);
    await waitFor(() => inputs.every(({ type }) => type === 'password'));
    expect(toggles.map(({ ariaPressed, title }) => [ariaPressed, title])).to.deep.equal(
      ['Show password', 'Show the repeated password'].map((name) => ['false', name]),
    );
    slow.resolve();
  });
});
