import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AddressText } from '../../../src/ui/address-text.tsx';

test.each([
  ['ada@example.org', '<span class="address">ada@example.org</span>'],
  ['Mailed to ada@example.org.', '<span class="address">Mailed to ada@example.org.</span>'],
  ['No address. None.', 'No address. None.'],
  ['', ''],
])('%j is not hyphenated if it contains an email address', (children, html) => {
  expect(renderToStaticMarkup(createElement(AddressText, { children }))).toBe(html);
});
