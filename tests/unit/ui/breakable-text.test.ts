import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BreakableText } from '../../../src/ui/breakable-text.tsx';

test.each([
  ['ada@example.org', '<span class="address" role="text">ada@<wbr/>example.<wbr/>org</span>'],
  [
    'Mailed to ada.king@mail.example.org. Look there.',
    '<span class="address" role="text">Mailed to ada.<wbr/>king@<wbr/>mail.<wbr/>example.<wbr/>org. Look there.</span>',
  ],
  ['No address. None.', 'No address. None.'],
  ['Version 1.2.3', 'Version 1.2.3'],
  ['@', '@'],
  ['', ''],
])('%j can only break inside email addresses, after "@" and "."', (children, html) => {
  expect(renderToStaticMarkup(createElement(BreakableText, { children }))).toBe(html);
});
