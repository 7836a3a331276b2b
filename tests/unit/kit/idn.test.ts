import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeDomains, encodeEmail } from '../../../src/kit/idn.ts';
import { anyText } from '../support/any-text.ts';

test.each([
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@BÜCHER.Example', 'ada@xn--bcher-kva.example'],
  ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
  ['ada@straße.example', 'ada@xn--strae-oqa.example'],
  ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ada@مثال.إختبار', 'ada@xn--mgbh0fb.xn--kgbechtv'],
  ['ü@bücher.example', 'ü@xn--bcher-kva.example'],
  ['a@b@bücher.example', 'a@b@xn--bcher-kva.example'],
  ['ada@XN--BCHER-KVA.example', 'ada@xn--bcher-kva.example'],
  // What Chromium makes of marks and of U+2800 at the end.
  ['ada@example.xn--org-9o0a', 'ada@example.org'],
  ['ada@example.xn--org-to0a', 'ada@example.org'],
  ['ada@x.xn--org-096a', 'ada@x.org'],
])('%s is sent as %s', (email, sent) => {
  expect(encodeEmail(email)).toBe(sent);
  expect(encodeEmail(sent)).toBe(sent);
});

test.each([
  'ada@Example.ORG',
  'ada@1.2',
  'ada@①.2',
  'ada@0x7f.1',
  'ada@bücher.example:80',
  'ada@bücher.example/a',
  'ada@b%C3%BCcher.example',
  'ada@b%65ücher.example',
  'ada@bü_cher.example',
  'a@bücher.example,b@bü,cher.example',
  'ada@\u202ebücher.example',
  'ada@xn--',
  'ada@xn--a',
  'ada@xn--99999999',
  `ada@xn--${'a'.repeat(60)}`,
  `ada@${'xn--a.'.repeat(10_000)}`,
  'ä',
  '',
])('%s is sent as it is', (email) => {
  expect(encodeEmail(email)).toBe(email);
});

test.each([
  ['ada@xn--bcher-kva.example', 'ada@bücher.example'],
  [
    'Write to ada@XN--BCHER-KVA.example. Or to b@xn--e1afmkfd.xn--p1ai, please.',
    'Write to ada@bücher.example. Or to b@пример.рф, please.',
  ],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  // U+202E, a full-width letter and U+200B: no browser encodes anything like this.
  ['ada@xn--xab-6q0a.example', 'ada@xn--xab-6q0a.example'],
  ['ada@xn--xexmple-3593b.example', 'ada@xn--xexmple-3593b.example'],
  ['ada@xn--xab-6m0a.example', 'ada@xn--xab-6m0a.example'],
])('%s is shown as %s', (text, shown) => {
  expect(decodeDomains(text)).toBe(shown);
});

test('a domain is decoded as Node decodes it', () => {
  const letter = fc.constantFrom(...'abz09üéßłñжш例え字مثल한😀𐌰');
  fc.assert(
    fc.property(fc.array(letter, { minLength: 1, maxLength: 12 }), (letters) => {
      const sent = domainToASCII(`${letters.join('')}.example`);
      fc.pre(sent.includes('xn--'));
      expect(decodeDomains(`ada@${sent}`)).toBe(`ada@${domainToUnicode(sent)}`);
    }),
  );
});

test('any text is encoded and decoded without an error', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const email of [text, `a@${text}`, `a@xn--${text}`, `a@ü${text}`]) {
        expect(decodeDomains(encodeEmail(email))).toBeTypeOf('string');
      }
    }),
  );
});
