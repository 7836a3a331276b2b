import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { USER_LOGIN } from '../../support/calls.ts';
import { paste } from '../../support/clipboard.ts';
import { deferred, ok, sequence } from '../../support/fake-fetch.ts';
import '../../support/loaded.ts';
import { advanceClock } from '../../support/retry-after.ts';
import { button, field, fill, focused, textOf } from '../../support/shadow.ts';
import { CODE, openStage, PASSWORD, submit } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

const NOTE = 'Please enter only the code, without other text.';

/** The field in a form whose request is not answered. */
async function openField() {
  const unanswered = deferred(ok({ action: 'challenge' }));
  const replies = sequence(ok({ action: 'challenge' }), unanswered);
  const { element, sent } = await openStage('twofactor', { [USER_LOGIN]: replies });
  const input = field(element, 'Security code');
  input.focus();
  const note = () => input.closest('[part=field]')?.querySelector('[aria-live]');
  return {
    input,
    note,
    codes: () =>
      sent(USER_LOGIN)
        .slice(1)
        .map(({ body }) => Object(body).twofactor),
  };
}

/** tests/unit/kit/code-digits.test.ts has the text of every input, and voucher/mask.test.ts what both fields do. */
describe('the field of the security code', () => {
  it('has a keyboard of digits', async () => {
    const { element } = await openStage('twofactor');
    expect(field(element, 'Security code').inputMode).to.equal('numeric');
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
    await sendKeys({ type: CODE });
    newCode.resolve();
    await waitFor(() => textOf(element).includes('A new code is on its way.'));
    expect(input().value).to.equal(CODE);
    expect(sent(USER_LOGIN)).to.have.length(2);
    submit(element);
    await waitFor(() => sent(USER_LOGIN).length === 3);
    expect(sent(USER_LOGIN)[2]?.body).to.include({ pass: PASSWORD, twofactor: CODE });
  });

  it('replaces its text with the code in a pasted text, and sends it once', async () => {
    const { input, codes } = await openField();
    await sendKeys({ type: '12' });
    await paste(input, `Valid for 10 minutes. Your code: ${CODE.slice(0, 3)} ${CODE.slice(3)}`);
    await waitFor(() => codes().length > 0);
    expect([input.value, codes()]).to.deep.equal([CODE, [CODE]]);
  });

  it('takes no code from a password or an address that a program fills in, and sends only exactly a code', async () => {
    const { input, note, codes } = await openField();
    for (const text of [`Rose-${CODE}-kite`, `elin.${CODE}@example.org`]) {
      fill(input, text);
      await waitFor(() => note()?.textContent === NOTE);
      expect(input.value).to.equal('');
    }
    fill(input, `Your code: ${CODE}`);
    await waitFor(() => note()?.textContent === '');
    expect([input.value, codes()]).to.deep.equal([CODE, []]);
    fill(input, '');
    fill(input, CODE);
    await waitFor(() => codes().length > 0);
    expect([input.value, codes()]).to.deep.equal([CODE, [CODE]]);
  });

  it('is sent with the last digit that is typed at its end', async () => {
    const { input, codes } = await openField();
    await sendKeys({ type: CODE.slice(0, 5) });
    expect(codes()).to.deep.equal([]);
    await sendKeys({ type: CODE.slice(5) });
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    expect(input.dispatchEvent(enter), 'Enter out of habit does nothing').to.equal(false);
    await waitFor(() => codes().length > 0);
    expect([input.value, codes()]).to.deep.equal([CODE, [CODE]]);
  });
});
