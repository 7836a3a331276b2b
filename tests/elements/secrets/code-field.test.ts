import { expect } from 'chai';
import { USER_LOGIN } from '../../support/calls.ts';
import { deferred, ok, sequence } from '../../support/fake-fetch.ts';
import '../../support/loaded.ts';
import { advanceClock } from '../../support/retry-after.ts';
import { button, field, fill, focused, textOf } from '../../support/shadow.ts';
import { CODE, openStage, PASSWORD, submit } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

async function openCodeField() {
  const { element, sent } = await openStage('twofactor');
  return { element, input: field(element, 'Security code'), sent: () => sent(USER_LOGIN).slice(1) };
}

/** tests/unit/kit/digits.test.ts has the text of every input. */
describe('the field of the security code', () => {
  it('has a keyboard of digits', async () => {
    const { input } = await openCodeField();
    expect(input.inputMode).to.equal('numeric');
  });

  it('is not changed during an input method composition', async () => {
    const { input } = await openCodeField();
    const type = (text: string) => {
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
      return input.value;
    };
    expect(['４', '４８', '４８１５１６'].map(type)).to.deep.equal(['４', '４８', '４８１５１６']);
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    expect(input.value).to.equal(CODE);
  });

  it('is emptied when a new code is requested, and keeps what comes before the answer', async () => {
    const newCode = deferred(ok({ action: 'challenge' }));
    const replies = sequence(ok({ action: 'challenge' }), newCode, ok({ action: 'admin' }));
    const { element, sent } = await openStage('twofactor', { [USER_LOGIN]: replies });
    const input = () => field(element, 'Security code');
    fill(input(), '1');
    advanceClock(30);
    const request = () => button(element, 'Send a new code');
    await waitFor(() => request().ariaDisabled !== 'true');
    request().click();
    await waitFor(() => input().value === '' && focused() === input());
    fill(input(), CODE);
    input().dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
    newCode.resolve();
    await waitFor(() => textOf(element).includes('A new code is on its way.'));
    expect(input().value).to.equal(CODE);
    expect(sent(USER_LOGIN)).to.have.length(2);
    submit(element);
    await waitFor(() => sent(USER_LOGIN).length === 3);
    expect(sent(USER_LOGIN)[2]?.body).to.include({ pass: PASSWORD, twofactor: CODE });
  });

  it('is sent together with the password', async () => {
    const { element, input, sent } = await openCodeField();
    fill(input, CODE);
    submit(element);
    await waitFor(() => sent().length === 1);
    expect(sent()[0]?.body).to.include({ pass: PASSWORD, twofactor: CODE });
  });
});
