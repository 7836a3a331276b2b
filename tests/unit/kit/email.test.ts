import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEmail } from '../../../src/kit/email.ts';
import { anyText } from '../support/any-text.ts';

test.each([
  ['ada@example.org', 'ada@example.org'],
  ['  ada@example.org\n', 'ada@example.org'],
  ['ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'ada@example.org'],
  ['mailto:ada@example.org', 'ada@example.org'],
  ['MAILTO:ada@example.org?subject=Hello', 'ada@example.org'],
  ['Ada Lovelace <ada@example.org>', 'ada@example.org'],
  ['"Lovelace, Ada" < ada@example.org > ', 'ada@example.org'],
  ['Ada <mailto:ada@example.org>', 'ada@example.org'],
  ['<ada@example.org>', 'ada@example.org'],
  // Not addresses. The server decides.
  ['ada', 'ada'],
  ['<ada>', '<ada>'],
  ['what?@example.org', 'what?@example.org'],
  ['', ''],
  ['   ', ''],
])('%j is read as %j', (raw, email) => {
  expect(readEmail(raw)).toBe(email);
});

test('an address in angle brackets is found after any text', () => {
  fc.assert(
    fc.property(anyText, (before) => {
      expect(readEmail(`${before} <ada@example.org>`)).toBe('ada@example.org');
    }),
  );
});
