import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEmail } from '../../../src/kit/email.ts';
import { anyText } from '../support/any-text.ts';

const ADDRESSES = [
  'ada@example.org',
  "o'brien@example.org",
  'user+tag@sub.example.org',
  '!ada@example.org',
  '-_.ada.-_@example.org',
  'ada@localhost',
  'ada@bücher.example',
  'o’brien@example.org',
  'ﬁ²@example.org',
  'ada@xn--bcher-kva.example',
];

/** With marks of their own. */
const ODD_ADDRESSES = [
  "'t.hooft@example.org",
  '"john doe"@example.org',
  '"a.b"@example.org',
  '{ada}@example.org',
  '`ada`.b@example.org',
  'what?@example.org',
  '=?utf-8?q?ada?=@example.org',
  'ada@[192.0.2.1]',
  'ada@[IPv6:2001:db8::1]',
];

const SHAPELESS =
  '\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u00ad\ufeff\u061c\u180e\u115f\u1160\u3164\uffa0\u2800\ufe0f\u{e0041}\u0000';
const BLANK = ' \u00a0\u3000\u2009\t\n';
const UNSEEN = SHAPELESS + BLANK;

test.each(ADDRESSES)('nothing that can be seen in %s changes, whatever is around it', (address) => {
  for (const [before, after] of [
    ['', ''],
    [' ', '\n'],
    ['', ','],
    ['', ' ; '],
    ['', '.'],
    [': ', ':'],
    ['E-Mail: ', ''],
    ['•\u00a0', ''],
    ['', '!'],
    ['', '。'],
    ['', '،'],
    ['"', '"'],
    ["'", "'"],
    ['"\'', '\'",'],
    ['`', '`'],
    ['“', '”'],
    ['„', '“.'],
    ['«\u00a0', '\u00a0»'],
    ['「', '」'],
    ['（', '）'],
    ['(', ').'],
    ['[', ']'],
    ['{', '}'],
    ['<', '>'],
    ['<', '>;'],
    ['〈', '〉'],
    ['', '>'],
    ['“', ''],
    ['mailto:', ''],
    ['MAILTO:', '?subject=Hello, Ada!'],
    ['(mailto:', ').'],
    ['<mailto:', '>'],
    ['Ada Lovelace <', '>'],
    ['"Lovelace, Ada" < ', ' > '],
    ['Ada <', '>;'],
    ['Ada <3 <', '>, sent from my phone'],
    ['Ada Lovelace (', ')'],
    ['Ada [mailto:', ']'],
    ['Ada《', '》'],
    [UNSEEN, UNSEEN],
    [`${UNSEEN}“${UNSEEN}`, `${UNSEEN}”${UNSEEN},${UNSEEN}`],
  ])
    expect(readEmail(before + address + after), `${before} … ${after}`).toBe(address);
});

test.each(ODD_ADDRESSES)('the marks of %s are its own', (address) => {
  for (const [before, after] of [
    ['', ''],
    [' ', ' ,'],
    ['“', '”.'],
    [UNSEEN, UNSEEN],
  ])
    expect(readEmail(before + address + after), `${before} … ${after}`).toBe(address);
});

test('what has no shape is removed inside an address, too, and white space stays', () => {
  for (const character of SHAPELESS)
    expect(readEmail([...'ada@example.org'].join(character))).toBe('ada@example.org');
  for (const character of BLANK)
    expect(readEmail(` a${character}b@example.org `)).toBe(`a${character}b@example.org`);
});

test.each([
  ['ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'ada@example.org'],
  ['＜ada＠example.org＞；', 'ada@example.org'],
  ['u\u0308@bu\u0308cher.example', 'ü@bücher.example'],
  ['ada@example.org<mailto:ada@example.org>', 'ada@example.org'],
  // Not addresses. The server decides.
  ['ada', 'ada'],
  ['<ada>', 'ada'],
  ['ada@', 'ada@'],
  // Several stay several.
  ['a@example.org, b@example.org;', 'a@example.org, b@example.org'],
  ['A <a@example.org>, B <b@example.org>;', 'A <a@example.org>, B <b@example.org>;'],
  // Nothing is left.
  ['', ''],
  ['   ', ''],
  [UNSEEN, ''],
  [' , “\u200b” ;<>()「」', ''],
  ['mailto:?subject=Hello', ''],
])('%j is read as %j', (raw, email) => {
  expect(readEmail(raw)).toBe(email);
});

test('an address in angle brackets is found after any text without another one', () => {
  fc.assert(
    fc.property(anyText, (before) => {
      fc.pre(!before.includes('@'));
      expect(readEmail(`${before} <ada@example.org>`)).toBe('ada@example.org');
    }),
  );
});

test('what has been read is read as itself', () => {
  const piece = fc.oneof(anyText, fc.constantFrom(...ADDRESSES, ...'<>"\'`{}[]().,;:!?@「」“”'));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const email = readEmail(pieces.join(''));
      expect(readEmail(email)).toBe(email);
    }),
  );
});

test.each(['@', '<', '<a@b>', '"', '"a', '(', ',', '\u200b', 'mailto:'])(
  '300,000 characters of %j are read at once',
  (repeated) => {
    const start = performance.now();
    readEmail(`'a${repeated.repeat(300_000 / repeated.length)}a`);
    expect(performance.now() - start).toBeLessThan(4_000);
  },
);
