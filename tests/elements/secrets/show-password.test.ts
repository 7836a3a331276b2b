import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { USER_LOGIN } from '../../support/calls.ts';
import { deferred, ok, refused, sequence } from '../../support/fake-fetch.ts';
import '../../support/loaded.ts';
import { enterPasswords, openPasswordForm, RESETS } from '../../support/new-password.ts';
import { button, field, fill, find, findAll, focused, textOf } from '../../support/shadow.ts';
import { errorOf, openStage, PASSWORD, submit } from '../../support/stages.ts';
import { settle, waitFor } from '../../support/timing.ts';

describe('showing and hiding a password', () => {
  it('keeps the text, the caret and the selection', async () => {
    const { element } = await openStage('password');
    const input = field(element, 'Password');
    fill(input, PASSWORD);
    input.setSelectionRange(2, 5, 'backward');
    const { autocomplete, selectionStart, selectionEnd, selectionDirection } = input;
    const kept = { value: PASSWORD, autocomplete, selectionStart, selectionEnd, selectionDirection };
    for (const [type, name] of [
      ['text', 'Show password'],
      ['password', 'Hide password'],
    ] as const) {
      button(element, name).click();
      await waitFor(() => input.type === type);
      expect(field(element, 'Password')).to.equal(input);
      expect(input).to.include(kept);
    }
  });

  it('hides the password when it is submitted, and can show it again', async () => {
    const slow = deferred(refused('No.'));
    const { element, sent } = await openStage('password', {
      [USER_LOGIN]: sequence(slow, ok({ action: 'admin' })),
    });
    const input = field(element, 'Password');
    fill(input, PASSWORD);
    const toggle = button(element, 'Show password');
    toggle.click();
    await waitFor(() => input.type === 'text' && toggle.ariaLabel === 'Hide password');
    submit(element);
    await waitFor(() => sent(USER_LOGIN).length === 1);
    await waitFor(() => input.type === 'password');
    expect(toggle.ariaLabel).to.equal('Show password');
    slow.resolve();
    await waitFor(() => errorOf(input) === 'No.');
    expect([input.type, input.value]).to.deep.equal(['password', PASSWORD]);
    toggle.click();
    await waitFor(() => input.type === 'text');
    submit(element);
    await waitFor(() => sent(USER_LOGIN).length === 2);
    expect(sent(USER_LOGIN)[1]?.body).to.include({ pass: PASSWORD });
  });

  it('shows two new passwords together, and Tab leads from the first to the second, and hides both new passwords when they are submitted', async () => {
    const slow = deferred(ok());
    const { element, sent } = await openPasswordForm(RESETS.user, slow);
    const inputs = findAll<HTMLInputElement>(element, '[autocomplete=new-password]');
    const toggles = findAll(element, '[part=show-password]');
    const types = () => inputs.map(({ type }) => type).join();
    inputs[0]?.focus();
    for (const target of [inputs[1], toggles[1]]) {
      await sendKeys({ press: 'Tab' });
      expect(focused() === target).to.equal(true);
    }
    const names = () => toggles.map(({ ariaLabel, title }) => [ariaLabel, title]);
    const named = (action: string) =>
      ['password', 'both passwords'].map((what) => [`${action} ${what}`, `${action} ${what}`]);
    for (const [index, shown] of ['text,text', 'password,password', 'text,text'].entries()) {
      toggles[index % 2]?.click();
      await waitFor(() => types() === shown);
      expect(names()).to.deep.equal(named(shown.startsWith('text') ? 'Hide' : 'Show'));
    }
    enterPasswords(element);
    await waitFor(() => sent().length === 1);
    await waitFor(() => types() === 'password,password');
    expect(names()).to.deep.equal(named('Show'));
    slow.resolve();
  });
});

describe('a note below a password', () => {
  it('says that Caps Lock is on, while the field has the focus, and leaves the button where it is', async () => {
    const { element } = await openStage('password');
    const input = field(element, 'Password');
    await waitFor(() => focused() === input);
    const isNoted = () =>
      findAll(element, '[aria-live]').some((region) => textOf(region) === 'Caps Lock is on.');
    for (const isOn of [true, false, true]) {
      const init = { key: 'a', modifierCapsLock: isOn, bubbles: true, composed: true };
      input.dispatchEvent(new KeyboardEvent('keydown', init));
      await waitFor(() => isNoted() === isOn);
    }
    const top = () => button(element, 'Log in').getBoundingClientRect().top;
    const before = top();
    input.blur();
    const note = find(element, '.while-typing');
    await waitFor(() => getComputedStyle(note).visibility === 'hidden');
    await settle();
    expect(top()).to.equal(before);
  });

  it('says that a pasted password begins or ends with a space, until it does not', async () => {
    const { element } = await openStage('password');
    const input = field(element, 'Password');
    const isNoted = () =>
      findAll(element, '[aria-live]').some(
        (region) => textOf(region) === 'The password begins or ends with a space.',
      );
    for (const [value, inputType, expected] of [
      ['two words', 'insertFromPaste', false],
      [' secret', 'insertFromPaste', true],
      ['secret', 'deleteContentBackward', false],
      ['secret ', 'insertText', false],
      ['secret\u00a0', 'insertFromPaste', true],
      ['secre\u00a0', 'deleteContentBackward', true],
    ] as const) {
      input.value = value;
      input.dispatchEvent(new InputEvent('input', { inputType, bubbles: true, composed: true }));
      await waitFor(() => isNoted() === expected);
      await settle();
      expect(isNoted()).to.equal(expected);
    }
  });
});
