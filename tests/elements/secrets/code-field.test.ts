import { expect } from 'chai';
import { USER_LOGIN } from '../../support/calls.ts';
import '../../support/loaded.ts';
import { field, fill } from '../../support/shadow.ts';
import { CODE, errorOf, openStage, PASSWORD, submit } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

async function openCodeField() {
  const { element, sent } = await openStage('twofactor');
  return { element, input: field(element, 'Security code'), sent: () => sent(USER_LOGIN).slice(1) };
}

describe('the field of the security code', () => {
  // tests/unit/kit/digits.test.ts has more texts.
  it('extracts six digits from typed or pasted text', async () => {
    const { input } = await openCodeField();
    for (const text of ['481516', ' 481 516 ', 'Code: 481-516.', '48151623', '４８１５１６']) {
      fill(input, text);
      expect(input.value, text).to.equal(CODE);
    }
    expect(input.inputMode).to.equal('numeric');
  });

  it('shows an error and sends nothing without six digits', async () => {
    const { element, input, sent } = await openCodeField();
    for (const text of ['', '48151', 'abcdef']) {
      input.value = text;
      submit(element);
      expect(await waitFor(() => errorOf(input))).to.equal('Enter all 6 digits');
    }
    expect(sent()).to.have.length(0);
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
