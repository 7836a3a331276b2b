import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { VOUCHER } from '../../support/calls.ts';
import { paste } from '../../support/clipboard.ts';
import { itIn } from '../../support/engine.ts';
import '../../support/loaded.ts';
import { field } from '../../support/shadow.ts';
import { waitFor } from '../../support/timing.ts';
import { CODE_LABEL, openVoucher } from '../../support/vouchers.ts';

/** The value of the field, with a bar at the caret. */
const shown = ({ value, selectionStart }: HTMLInputElement) =>
  `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;

async function press(...keys: string[]) {
  for (const key of keys) await sendKeys({ press: key });
}

async function emptyField(): Promise<HTMLInputElement> {
  const input = field(await openVoucher(''), CODE_LABEL);
  input.focus();
  return input;
}

/** Inserts text at the selection, like a paste but without `beforeinput`. */
const insert = (text: string) => document.execCommand('insertText', false, text);

/** src/features/voucher/mask.test.ts has every text and every place of the caret. */
describe('the voucher code field', () => {
  it('says which characters no code contains, until the code is complete or empty', async () => {
    const input = await emptyField();
    const note = () => input.closest('[part=field]')?.querySelector('[aria-live]')?.textContent;
    await sendKeys({ type: 'ABCDE-2' });
    expect(note()).to.equal('');
    await sendKeys({ type: 'O' });
    await waitFor(() => note() === 'Codes never contain I, O, 0 or 1.');
    await sendKeys({ type: 'F' });
    expect([note(), input.value]).to.deep.equal(['Codes never contain I, O, 0 or 1.', 'ABCDE-2F']);
    input.select();
    await press('Backspace');
    await waitFor(() => note() === '');
    await sendKeys({ type: '1' });
    await waitFor(() => note() !== '');
    insert(VOUCHER);
    await waitFor(() => note() === '');
  });

  it('keeps the caret while typing and deleting, also next to hyphens', async () => {
    const input = await emptyField();
    await sendKeys({ type: 'abcdefgh' });
    const steps: [string, string][] = [
      ['ArrowLeft', 'ABCDE-FG|H'],
      ['ArrowLeft', 'ABCDE-F|GH'],
      ['ArrowLeft', 'ABCDE-|FGH'],
      ['Backspace', 'ABCDE|-FGH'],
      ['Backspace', 'ABCD|F-GH'],
      ['k', 'ABCDK-|FGH'],
      ['Delete', 'ABCDK-|GH'],
      ['Home', '|ABCDK-GH'],
      ['x', 'X|ABCD-KGH'],
    ];
    for (const [key, text] of steps) {
      await press(key);
      expect(shown(input), key).to.equal(text);
    }
  });

  itIn('Chromium', 'can be undone by the browser, and then typed on', async () => {
    const input = await emptyField();
    await sendKeys({ type: 'abcdef' });
    while (input.value.length > 4) await press('Control+z');
    expect(shown(input).toUpperCase()).to.equal('ABCD|');
    await sendKeys({ type: 'kf' });
    expect(shown(input)).to.equal('ABCDK-F|');
  });

  it('reads the code in a pasted text, and says if there is none until the person types', async () => {
    const input = await emptyField();
    const note = () => input.closest('[part=field]')?.querySelector('[aria-live]');
    await sendKeys({ type: 'ab' });
    await paste(input, 'Please see your voucher below');
    await waitFor(() => note()?.textContent?.startsWith('Please enter only the code'));
    expect(shown(input)).to.equal('AB|');
    expect(input.getAttribute('aria-describedby')?.split(' ')).to.include(note()?.id);
    await press('k');
    await waitFor(() => note()?.textContent === '');
    await paste(input, `Your voucher code: ${VOUCHER.replace('D', '\u00adD')}\nThank you`);
    expect(shown(input)).to.equal(`${VOUCHER}|`);
  });

  it('is not changed during an input method composition', async () => {
    const input = await emptyField();
    const compose = (text: string, type: string) => {
      input.value = text;
      const init = { bubbles: true, composed: true, isComposing: true, inputType: type };
      input.dispatchEvent(new InputEvent('input', init));
    };
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    for (const text of ['ａ', 'ａｂｃ', 'ａｂｃｄｅｆ']) {
      compose(text, 'insertCompositionText');
      expect(input.value).to.equal(text);
    }
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'ａｂｃｄｅｆ' }));
    expect(shown(input)).to.equal('ABCDE-F|');
    // Firefox sends another event.
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText' }));
    expect(shown(input)).to.equal('ABCDE-F|');
  });

  it('asks for capital letters and disables autocomplete and spell checking', async () => {
    const input = await emptyField();
    expect(input).to.include({
      autocapitalize: 'characters',
      autocomplete: 'off',
      inputMode: 'text',
      spellcheck: false,
    });
    expect(input.getAttribute('autocorrect')).to.equal('off');
  });
});
