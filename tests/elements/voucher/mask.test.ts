import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { VOUCHER } from '../../support/calls.ts';
import { copy, paste } from '../../support/clipboard.ts';
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
      ['Backspace', 'ABCD|F-GH'],
      ['k', 'ABCDK-|FGH'],
      ['ArrowLeft', 'ABCDK|-FGH'],
      ['Delete', 'ABCDK|-GH'],
      ['Backspace', 'ABCD|G-H'],
      ['Home', '|ABCDG-H'],
      ['x', 'X|ABCD-GH'],
      ['Delete', 'X|BCDG-H'],
      ['End', 'XBCDG-H|'],
      ['Backspace', 'XBCDG|'],
      ['Backspace', 'XBCD|'],
    ];
    for (const [key, text] of steps) {
      await press(key);
      expect(shown(input), key).to.equal(text);
    }
  });

  it('supports undo and redo by keyboard', async () => {
    const input = await emptyField();
    await sendKeys({ type: 'abcdef' });
    await press('Backspace');
    const states = ['ABCDE-F|', 'ABCDE|', 'ABCD|', 'ABC|', 'AB|', 'A|', '|', '|'];
    for (const text of states) {
      await press('Control+z');
      expect(shown(input)).to.equal(text);
    }
    await press('Control+Shift+z', 'Control+y');
    expect(shown(input)).to.equal('AB|');
    await sendKeys({ type: 'k' });
    await press('Control+y');
    expect(shown(input)).to.equal('ABK|');
  });

  it('replaces its text with a complete code that is pasted over a part of it', async () => {
    const other = VOUCHER.replace('A', 'Q');
    await copy(other);
    const input = await emptyField();
    insert(VOUCHER);
    input.setSelectionRange(3, 9);
    await press('Control+v');
    expect(shown(input)).to.equal(`${other}|`);
    await press('Control+z');
    expect(input.value).to.equal(VOUCHER);
    await press('Control+a');
    insert(`Your code: ${other.toLowerCase().replaceAll('-', ' – ')}.`);
    expect(shown(input)).to.equal(`${other}|`);
  });

  it('supports the commands of a menu for undo and redo', async () => {
    const input = await emptyField();
    await sendKeys({ type: 'abcdef' });
    document.execCommand('undo');
    await waitFor(() => shown(input) === 'ABCDE|');
    document.execCommand('redo');
    await waitFor(() => shown(input) === 'ABCDE-F|');
    await press('ArrowLeft', 'ArrowLeft', 'Backspace');
    expect(shown(input)).to.equal('ABCD|F');
    document.execCommand('undo');
    await waitFor(() => shown(input) === 'ABCDE|-F');
    document.execCommand('redo');
    await waitFor(() => shown(input) === 'ABCD|F');
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

  it('loses nothing when Android writes two spaces as Backspace and ". "', async () => {
    const input = await emptyField();
    await sendKeys({ type: 'abcdef ' });
    expect(shown(input)).to.equal('ABCDE-F|');
    document.execCommand('delete');
    expect(shown(input)).to.equal('ABCDE|');
    insert('. ');
    expect(shown(input)).to.equal('ABCDE-F|');
  });

  it('has no step of undo for an edit that changes nothing', async () => {
    const input = await emptyField();
    await sendKeys({ type: 'ab' });
    await sendKeys({ type: 'io01-' });
    await press('Control+z');
    expect(shown(input)).to.equal('A|');
    await sendKeys({ type: 'i' });
    await press('Control+y');
    expect(shown(input)).to.equal('AB|');
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
    // Firefox sends another event, which is not a step of undo.
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText' }));
    await press('Control+z');
    expect(shown(input)).to.equal('|');
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
