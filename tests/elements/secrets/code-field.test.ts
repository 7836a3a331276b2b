import { expect } from 'chai';
import { USER_LOGIN } from '../../support/calls.ts';
import '../../support/loaded.ts';
import { field, fill } from '../../support/shadow.ts';
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

  it('is sent together with the password', async () => {
    const { element, input, sent } = await openCodeField();
    fill(input, CODE);
    submit(element);
    await waitFor(() => sent().length === 1);
    expect(sent()[0]?.body).to.include({ pass: PASSWORD, twofactor: CODE });
  });
});
