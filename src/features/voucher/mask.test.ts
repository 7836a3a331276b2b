import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../tests/unit/support/any-text.ts';
import { type Edited, editCode } from '../../kit/code-edit.ts';
import { groupVoucher } from './group.ts';
import { VOUCHER_CODE, voucherCharacters } from './mask.ts';

const longText = fc.array(anyText, { maxLength: 3 }).map((texts) => texts.join(''));
const CODE = 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2';
const OTHER = CODE.replace('A', 'Q');
const edit = (previous: string, edited: Edited) => editCode(VOUCHER_CODE, previous, edited);

/** What the field shows after a text was pasted over a part of another. */
function paste(inserted: string, before = '', start = before.length, end = start) {
  const text = before.slice(0, start) + inserted + before.slice(end);
  return edit(before, { text, caret: start + inserted.length, inserted });
}

/** What the field shows, with a bar at the caret, after text was typed at a bar or between two. */
function type(typed: string, field: string) {
  const [before = '', selected = '', after] = field.split('|');
  const [start, rest] = after === undefined ? [before, selected] : [before, after];
  const { text, caret } = edit(field.replaceAll('|', ''), {
    text: start + typed + rest,
    caret: (start + typed).length,
  });
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('a text is or contains the code', () => {
  test.each([
    CODE,
    CODE.toLowerCase(),
    CODE.replaceAll('-', ''),
    CODE.replaceAll('-', ' '),
    `  "${CODE}".\n`,
    CODE.replaceAll('-', '–'),
    CODE.replaceAll('-', '_'),
    CODE.replaceAll('-', '.'),
    CODE.replaceAll('-', '\u2011'),
    CODE.replaceAll('-', '\u2212'),
    CODE.replaceAll('-', '\r\n'),
    `« ${CODE.replaceAll('-', '\u00a0')} »`,
    `(${CODE.replaceAll('-', ' — ')})`,
    'ABCD-EFGH-JKLM-NPQR-STUV-WXYZ-2',
    'ABCDEFGH JKLMNPQR STUVWXYZ2',
    'ABCDE-FGHJK-LM NPQ-RSTUV-WXYZ2',
    [...CODE].join(' '),
    [...CODE].join('\u200b'),
    CODE.replace('D', '\u00adD'),
    `Your code: ${CODE}.`,
    `Your voucher code: ${CODE.replace('D', '\u00adD')}, valid until 2027`,
    `Dear Ada Lovelace, your voucher code is “${CODE.toLowerCase()}” (valid until 2027).`,
    `Code:\t${CODE.replaceAll('-', '')}\nThank you`,
    `Your code is ${CODE.replaceAll('-', ' ')}. Thank you`,
    `these seven never quite rhyme: ${CODE}`,
    `https://example.org/login/voucher/${CODE}?email=ada@example.org`,
    `${CODE} (again: ${CODE.toLowerCase()})`,
    `代码 ${CODE} 请`,
    'ＡＢＣＤＥ－ｆｇｈｊｋ－ＬＭＮＰＱ－ＲＳＴＵＶ－ＷＸＹＺ２',
    CODE.replace('2', '٢'),
  ])('%j', (raw) => {
    expect(groupVoucher(voucherCharacters(raw))).toBe(CODE);
    expect(paste(raw, 'AB')).toEqual({ text: CODE, caret: CODE.length, completed: 'insert' });
  });
});

test.each([
  ['ABCDE', 'ABCDE'],
  ['-FGHJK-', 'FGHJK'],
  ['DE-FGHJK-LM', 'DEFGH-JKLM'],
  ['DE FGHJK LM', 'DEFGH-JKLM'],
  ['aio2b', 'A2B'],
  ['', ''],
])('the part of a code %j is %j', (raw, text) => {
  expect(groupVoucher(voucherCharacters(raw))).toBe(text);
});

describe('from a text that is not clearly a code, nothing is read (D95)', () => {
  test.each([
    'Your voucher code',
    'Thank you for your order',
    'See attached',
    'Your voucher code: 56HES-Z3NPS',
    'each seven never dream larks, they said',
    'straße',
    'ﬁxed',
    'hanna@example.org',
    `${CODE}X`,
    `X${CODE}`,
    // Not standing alone (D103).
    `代码${CODE}请`,
    `Voucher-${CODE}`,
    `Voucher-${CODE.replaceAll('-', '')}`,
    `${CODE}@example.org`,
    `ada@${CODE}`,
    `${CODE}-ABCDE`,
    `ABCDE-${CODE}`,
    `${CODE} ${OTHER}`,
    `${CODE}, or ${OTHER}`,
    'SEVEN ABCDE FGHJK LMNPQ RSTUV WXYZ2',
    CODE.replaceAll('-', '') + CODE,
  ])('%j', (raw) => {
    const isOnlyLong = VOUCHER_CODE.isPlain(raw);
    if (!isOnlyLong) expect(voucherCharacters(raw)).toBe('');
    expect(paste(raw, 'ABCDE-F')).toEqual({ text: 'ABCDE-F', caret: 7, note: 'unclear' });
  });
});

test.each([
  ['AB', 'ABФ', 'AB', 'unclear'],
  ['', 'ä', '', 'unclear'],
  ['AB', 'AB1', 'AB', 'confusable'],
  ['ABCDE', 'ABCDE.', 'ABCDE', undefined],
  ['ABCDE', 'ABCDE ', 'ABCDE', undefined],
])('after %j, the text %j is typed as %j with the note %j', (previous, text, shown, note) => {
  const state = editCode(VOUCHER_CODE, previous, { text, caret: text.length });
  expect([state.text, state.note]).toEqual([shown, note]);
});

test('what the field shows is at most 25 allowed characters in groups of five, and does not change when it is read again', () => {
  fc.assert(
    fc.property(longText, (raw) => {
      const { text } = paste(raw);
      expect(text).toMatch(/^$|^([A-HJ-NP-Z2-9]{5}-){0,4}[A-HJ-NP-Z2-9]{1,5}$/);
      expect(groupVoucher(voucherCharacters(text))).toBe(text);
    }),
  );
});

test('a code is found between any words, but none is built from words', () => {
  const words = fc.stringMatching(/^([a-zäß]{1,12}[,.:!?]? ){0,6}$/);
  fc.assert(
    fc.property(words, words, (before, after) => {
      expect(paste(`${before}${CODE} ${after}`).text).toBe(CODE);
      expect(paste(`${before}you will find the code below ${after}`)).toMatchObject({
        text: '',
        note: 'unclear',
      });
    }),
  );
});

test.each([
  ['ABCDE-O', true],
  ['abcde-1', true],
  ['ABCDE-i', true],
  ['０', true],
  ['٠', true],
  ['ABCDE-2', false],
  ['ABCDE-!', false],
  ['', false],
  [`Your code: ${CODE.replace('B', 'O')}`, true],
  // The words around a complete code.
  [`Your voucher, issued 10.10.: ${CODE}`, false],
])('%j has characters that are easily confused and dropped: %s', (raw, expected) => {
  expect(paste(raw).note === 'confusable').toBe(expected);
});

test('a code with an easily confused character is not filled in from prose', () => {
  expect(paste(`Your code: ${CODE.replace('B', '0')}`)).toMatchObject({ text: '', note: 'confusable' });
});

describe('typing', () => {
  test.each([
    ['d', 'ABC|', 'ABCD|'],
    ['f', 'ABCDE|', 'ABCDE-F|'],
    ['x', '|ABCDE', 'X|ABCD-E'],
    ['x', 'ABCD|E-F', 'ABCDX-|EF'],
    ['٣', 'AB|', 'AB3|'],
    ['x', 'A|BC|D', 'AX|D'],
    ['BX', 'A|BC|D', 'ABX|D'],
    // No effect.
    [' ', 'ABCDE|', 'ABCDE|'],
    ['ß', 'AB|C', 'AB|C'],
    ['x', `ABC|${CODE.slice(3)}`, `ABC|${CODE.slice(3)}`],
    ['x', `${CODE}|`, `${CODE}|`],
    ['x', `|${CODE}`, `|${CODE}`],
    // A selection in a complete code.
    ['x', `A|B|${CODE.slice(2)}`, `AX|${CODE.slice(2)}`],
    // An input method inserts several characters at once.
    ['xyz', `${CODE.slice(0, -2)}|`, `${CODE.slice(0, -2)}XY|`],
  ])('%j in %j shows %j', (typed, field, shown) => {
    expect(type(typed, field)).toBe(shown);
  });

  test('keeps the characters on both sides, wherever it happens', () => {
    const code = fc.string({ unit: fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'), maxLength: 25 });
    fc.assert(
      fc.property(code, fc.nat(30), fc.string({ maxLength: 1 }), (characters, at, typed) => {
        const former = groupVoucher(characters);
        const caret = Math.min(at, former.length);
        const text = former.slice(0, caret) + typed + former.slice(caret);
        const next = edit(former, { text, caret: caret + typed.length });
        const [before, after] = [former.slice(0, caret), former.slice(caret)].map(voucherCharacters);
        const added = characters.length < 25 ? voucherCharacters(typed) : '';
        expect(next.text.replaceAll('-', '')).toBe(`${before}${added}${after}`);
        expect(voucherCharacters(next.text.slice(0, next.caret))).toBe(`${before}${added}`);
      }),
    );
  });
});

test.each([
  [0, 0],
  [3, 3],
  [6, 6],
  [CODE.length, CODE.length],
  [0, 4],
  [3, 9],
  [24, CODE.length],
  [0, CODE.length],
])('a complete code that replaces the characters from %i to %i replaces the text', (start, end) => {
  for (const code of [OTHER, CODE])
    for (const pasted of [code, `Your code: ${code.toLowerCase()}.`])
      expect(paste(pasted, CODE, start, end)).toMatchObject({ text: code, completed: 'insert' });
});

test('a part of a code that does not fit is not cut off', () => {
  expect(paste('XYZ', CODE.slice(0, -2))).toMatchObject({ text: CODE.slice(0, -2), note: 'unclear' });
});

test.each([
  [OTHER.toLowerCase(), OTHER],
  ['', ''],
  ['abc', 'ABC'],
  ['Please see below', CODE],
])('a script that fills in %j shows %j', (text, shown) => {
  expect(edit(CODE, { text, caret: text.length, inserted: text, isFilled: true }).text).toBe(shown);
});

describe('deleting', () => {
  test.each([
    ['a hyphen with Backspace moves the caret before it', 'ABCDE-FGH', 'ABCDEFGH', 5, true, 'ABCDE|-FGH'],
    ['a hyphen with Delete moves the caret behind it', 'ABCDE-FGH', 'ABCDEFGH', 5, false, 'ABCDE-|FGH'],
    ['a character deletes only that one', 'ABCDE-FGH', 'ABCDE-FG', 8, true, 'ABCDE-FG|'],
    ['the only one of a group also deletes the hyphen', 'ABCDE-F', 'ABCDE-', 6, true, 'ABCDE|'],
    ['everything leaves an empty text', 'ABCDE-F', '', 0, true, '|'],
  ] as const)('%s', (_name, former, text, caret, isBackspace, shown) => {
    const next = edit(former, { text, caret, isBackspace });
    expect(`${next.text.slice(0, next.caret)}|${next.text.slice(next.caret)}`).toBe(shown);
  });

  test('backwards from the end deletes one character per key until the text is empty', () => {
    let text: string = CODE;
    for (let left = 25; left > 0; left -= 1) {
      const shorter = text.slice(0, -1);
      text = edit(text, { text: shorter, caret: shorter.length, isBackspace: true }).text;
      expect(voucherCharacters(text)).toHaveLength(left - 1);
    }
  });
});
