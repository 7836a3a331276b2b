import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  groupVoucher,
  hasConfusable,
  maskVoucher,
  voucherCharacters,
} from '../../../../src/screens/voucher/mask.ts';
import { anyText } from '../../support/any-text.ts';

const longText = fc.array(anyText, { maxLength: 3 }).map((texts) => texts.join(''));
const CODE = 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2';
const maskInsertion = (text: string, caret: number) => maskVoucher('', { text, caret }, undefined);

describe('the code', () => {
  test.each([
    [CODE, CODE],
    [CODE.toLowerCase(), CODE],
    [CODE.replaceAll('-', ''), CODE],
    [CODE.replaceAll('-', ' '), CODE],
    [`  "${CODE}".\n`, CODE],
    [CODE.replaceAll('-', '–'), CODE],
    [`Your code: ${CODE}.`, CODE],
    [`Dear Ada Lovelace, your voucher code is “${CODE.toLowerCase()}” (valid until 2027).`, CODE],
    [`(${CODE.replaceAll('-', ' — ')})`, CODE],
    [`« ${CODE.replaceAll('-', '\u00a0')} »`, CODE],
    [CODE.replaceAll('-', '.'), CODE],
    [CODE.replaceAll('-', '\u2011'), CODE],
    [CODE.replaceAll('-', '\u2212'), CODE],
    [CODE.replaceAll('-', '\r\n'), CODE],
    [`Code:\t${CODE.replaceAll('-', '')}\n`, CODE],
    [`these seven never quite rhyme: ${CODE}`, CODE],
    ['ＡＢＣＤＥ－ｆｇｈｊｋ－ＬＭＮＰＱ－ＲＳＴＵＶ－ＷＸＹＺ２', CODE],
    [`${CODE}X`, CODE],
    [`X${CODE}`, 'XABCD-EFGHJ-KLMNP-QRSTU-VWXYZ'],
    ['I1O0', ''],
    ['aio01b', 'AB'],
    ['straße', 'STRAE'],
    ['ﬁ', ''],
    ['', ''],
  ])('in %j is %j', (raw, text) => {
    expect(groupVoucher(voucherCharacters(raw))).toBe(text);
  });

  test('has at most 25 allowed characters in groups of five, and does not change when it is read again', () => {
    fc.assert(
      fc.property(longText, (raw) => {
        const text = groupVoucher(voucherCharacters(raw));
        expect(text).toMatch(/^$|^([A-HJ-NP-Z2-9]{5}-){0,4}[A-HJ-NP-Z2-9]{1,5}$/);
        expect(groupVoucher(voucherCharacters(text))).toBe(text);
      }),
    );
  });
});

test.each([
  ['ABCDE-O', true],
  ['abcde-1', true],
  ['ABCDE-i', true],
  ['０', true],
  ['ABCDE-2', false],
  ['ABCDE-!', false],
  ['', false],
  // The words around a complete code.
  ['Your voucher, issued 10.10.: ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2', false],
])('%j has characters that are easily confused and dropped: %s', (raw, expected) => {
  expect(hasConfusable(raw)).toBe(expected);
});

describe('the caret', () => {
  test.each([
    ['ABCD', 4, 'ABCD', 4],
    ['ABCDE', 5, 'ABCDE', 5],
    ['ABCDEF', 6, 'ABCDE-F', 7],
    ['XABCDE-F', 1, 'XABCD-EF', 1],
    ['ABCDXE-F', 5, 'ABCDX-EF', 6],
    [`AB Code: ${CODE}!`, 9 + CODE.length + 1, CODE, CODE.length],
    [`Code: ${CODE}`, 6 + 7, CODE, 7],
    [`Code: ${CODE}`, 3, CODE, 0],
  ])('in %j at %i stays at the same character after formatting', (text, caret, masked, after) => {
    expect(maskInsertion(text, caret)).toEqual({ text: masked, caret: after });
  });

  test('stays inside the text and keeps the characters in front of it, wherever text is inserted', () => {
    const code = fc.string({ unit: fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'), maxLength: 25 });
    fc.assert(
      fc.property(code, fc.nat(30), fc.string({ maxLength: 8 }), (characters, at, typed) => {
        const former = groupVoucher(characters);
        const caret = Math.min(at, former.length);
        const edited = former.slice(0, caret) + typed + former.slice(caret);
        const next = maskVoucher(former, { text: edited, caret: caret + typed.length }, undefined);
        expect(next.caret).toBeGreaterThanOrEqual(0);
        expect(next.caret).toBeLessThanOrEqual(next.text.length);
        const before = voucherCharacters(edited.slice(0, caret + typed.length));
        expect(voucherCharacters(next.text.slice(0, next.caret))).toBe(before);
      }),
    );
  });
});

test.each([
  ...[0, 3, 6, CODE.length].map((at) => [at, at]),
  ...[
    [0, 4],
    [3, 9],
    [24, CODE.length],
    [0, CODE.length],
  ],
])('a complete code that replaces the characters from %i to %i replaces the text', (start = 0, end = 0) => {
  const text = CODE.replace('A', 'Q');
  for (const pasted of [text, `Your code: ${text.toLowerCase()}.`]) {
    const edited = { text: CODE.slice(0, start) + pasted + CODE.slice(end), caret: start + pasted.length };
    expect(maskVoucher(CODE, edited, undefined, end - start)).toEqual({ text, caret: text.length });
  }
});

describe('deleting', () => {
  const FORMER = 'ABCDE-FGH';

  test.each([
    ['a hyphen also deletes the character before it', FORMER, 'ABCDEFGH', 5, 'backward', 'ABCDF-GH', 4],
    ['a hyphen also deletes the character after it', FORMER, 'ABCDEFGH', 5, 'forward', 'ABCDE-GH', 5],
    ['a character deletes only that one', FORMER, 'ABCDE-FG', 8, 'backward', 'ABCDE-FG', 8],
    ['the only one of a group also deletes the hyphen', 'ABCDE-F', 'ABCDE-', 6, 'backward', 'ABCDE', 5],
    ['everything leaves an empty text', 'ABCDE-F', '', 0, 'backward', '', 0],
  ] as const)('%s', (_name, former, text, caret, direction, masked, after) => {
    expect(maskVoucher(former, { text, caret }, direction)).toEqual({ text: masked, caret: after });
  });

  test('backwards from the end deletes one character per key until the text is empty', () => {
    let text: string = CODE;
    for (let left = 25; left > 0; left -= 1) {
      const shorter = text.slice(0, -1);
      text = maskVoucher(text, { text: shorter, caret: shorter.length }, 'backward').text;
      expect(voucherCharacters(text)).toHaveLength(left - 1);
    }
  });
});
