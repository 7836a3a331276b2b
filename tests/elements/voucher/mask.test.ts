import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { field } from '../../support/shadow.ts';
import { CODE_FIELD, openVoucher, VOUCHER } from '../../support/vouchers.ts';

/** What the field shows, with a bar where the caret is. */
const shown = ({ value, selectionStart }: HTMLInputElement) =>
  `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;

async function press(...keys: string[]) {
  for (const key of keys) await sendKeys({ press: key });
}

async function emptyField(): Promise<HTMLInputElement> {
  fakeFetch();
  const input = field(await openVoucher(''), CODE_FIELD);
  input.focus();
  return input;
}

/** As a paste or an input method does it: into the selection, with the browser's own events. */
const insert = (text: string) => document.execCommand('insertText', false, text);

describe('the voucher code, typed into a real field', () => {
  before(loadElements);

  it('grows its hyphens, drops what no code has, and ends after 25 characters', async () => {
    const input = await emptyField();
    for (const [typed, text] of [
      ['abcde', 'ABCDE|'],
      ['f', 'ABCDE-F|'],
      ['io01 -', 'ABCDE-F|'],
      ['ghjklmnpqrstuvwxyz2', `${VOUCHER}|`],
      ['3', `${VOUCHER}|`],
    ] as const) {
      await sendKeys({ type: typed });
      expect(shown(input)).to.equal(text);
    }
  });

  it('keeps the caret where one types or deletes, and no key is dead at a hyphen', async () => {
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

  it('is deleted to nothing, a character per key', async () => {
    const input = await emptyField();
    insert(VOUCHER);
    for (let left = 24; left >= 0; left -= 1) {
      await press('Backspace');
      expect(input.value.replaceAll('-', '')).to.have.length(left);
    }
    await press('Backspace', 'Delete');
    expect(input.value).to.equal('');
  });

  it('is undone and done again by the keyboard, step by step', async () => {
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

  it('is found in what is pasted, wherever it goes', async () => {
    const input = await emptyField();
    const other = VOUCHER.replace('A', 'Q');
    for (const [pasted, code] of [
      [`Your code: ${VOUCHER}.`, VOUCHER],
      [` “${other.toLowerCase().replaceAll('-', ' – ')}” `, other],
      [VOUCHER.replaceAll('-', '\u00a0'), VOUCHER],
      [other.replaceAll('-', ''), other],
    ] as const) {
      insert(pasted);
      expect(shown(input)).to.equal(`${code}|`);
      await press('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    }
    await press('Control+z');
    expect(input.value).to.equal(VOUCHER);
    await press('Control+a');
    insert('kkk');
    expect(shown(input)).to.equal('KKK|');
  });

  it('is left alone while an input method composes', async () => {
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
  });

  it('asks a telephone for capital letters, and for no help with words', async () => {
    const input = await emptyField();
    expect({
      autocapitalize: input.autocapitalize,
      autocomplete: input.autocomplete,
      inputmode: input.inputMode,
      spellcheck: input.spellcheck,
      autocorrect: input.getAttribute('autocorrect'),
    }).to.deep.equal({
      autocapitalize: 'characters',
      autocomplete: 'off',
      inputmode: 'text',
      spellcheck: false,
      autocorrect: 'off',
    });
  });
});
