import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIGIT_CODE } from '../../../src/kit/code-digits.ts';
import { editCode } from '../../../src/kit/code-edit.ts';
import { anyText } from '../support/any-text.ts';

const CODE = '123456';

/** What the field shows after a text was pasted at the end of another. */
const paste = (pasted: string, before = '') =>
  editCode(DIGIT_CODE, before, {
    text: before + pasted,
    caret: before.length + pasted.length,
    inserted: pasted,
  });

describe('a pasted text is a code (D95)', () => {
  test.each([
    CODE,
    '123 456',
    '123-456',
    '123\u00a0456',
    '123.456',
    ' 1 2 3 – 4 5 6\n',
    '1-2-3-4-5-6',
    '12\u200b34\u00ad56\u200e',
    '«123456»',
    'Your code: 123456.',
    'Code:123456',
    '验证码：「123456」。',
    'your code – 123 – 456',
    '123456 is your code',
    'Valid for 10 minutes. Your code: 123 456',
    'Your code: 123 456. It is valid for 10 minutes.',
    'Use 123456 (valid for 10 minutes, until 12:30 on 2026-11-26)',
    '123456 ist Ihr Code. @example.org #123456',
    'Call +49 30 901820. Code: 123456',
    'رمزك هو ١٢٣٤٥٦',
  ])('%j', (text) => {
    expect(paste(text)).toEqual({ text: CODE, caret: 6, completed: 'insert' });
  });
});

describe('a pasted text is not clearly a code and has no effect', () => {
  test.each([
    'Your code has been sent.',
    'Valid for 10 minutes',
    'Code 12345',
    '1234567',
    '123456 654321',
    'Order 123456, code 654321',
    '030 123456',
    '+49 123 456',
    '(030) 123456',
    '123-456-7890',
    '123 456 789',
    '12.05.26',
    '2026-11-26',
    '12:30:45',
    '1.123.456',
    '123,456',
    '123456.78',
    '€ 123 456',
    '123 456 €',
    'AB123456',
    '123456th',
    'abc',
    '12, 34 and 56',
    // Not standing alone (D103).
    'Rose-202411-kite',
    'elin.123456@example.org',
    '123456.example',
    '123456@example.org',
    '-123456',
    'G-123456',
    '您的验证码为123456，10分钟内有效',
    'Order #123456, code 654321',
  ])('%j', (text) => {
    expect(paste(text, '12')).toEqual({ text: '12', caret: 2, note: 'unclear' });
  });
});

test.each([
  [CODE, CODE, true],
  ['123 456', CODE, false],
  ['Your code: 123456.', CODE, false],
  ['١٢٣٤٥٦', CODE, false],
  ['12345', '12345', false],
  ['Rose-202411-kite', '', false],
  ['elin.123456@example.org', '', false],
])(
  'from %j, which a program fills in, the field has %j, which is sent by itself: %s',
  (filled, text, sent) => {
    const { text: shown, completed } = editCode(DIGIT_CODE, '', {
      text: filled,
      caret: filled.length,
      inserted: filled,
      isFilled: true,
    });
    expect([shown, completed === 'insert']).toEqual([text, sent]);
  },
);

test.each([
  ['1', '', '1'],
  ['12', '', '12'],
  ['34', '12', '1234'],
  ['-4', '123', '1234'],
  ['3 4', '12', '1234'],
  ['٣', '12', '123'],
  [' ', '12', '12'],
  ['-', '123', '123'],
])('a part of a code, %j after %j, shows %j', (pasted, before, text) => {
  expect(paste(pasted, before)).toMatchObject({ text, note: undefined });
});

test('for any text, the field has at most six digits, and a complete code comes from digits that follow each other', () => {
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      const { text, completed } = paste(one + other);
      expect(text).toMatch(/^\d{0,6}$/);
      if (completed) expect(text).toHaveLength(6);
    }),
  );
});

test('for any words around it, the only code is found', () => {
  const words = fc.stringMatching(/^[a-zäß ,.:!?]{0,30}$/);
  const code = fc.stringMatching(/^\d{3}[ -]?\d{3}$/);
  fc.assert(
    fc.property(words, code, words, (before, digits, after) => {
      expect(paste(`${before} ${digits} ${after}`).text).toBe(digits.replace(/\D/, ''));
    }),
  );
});
