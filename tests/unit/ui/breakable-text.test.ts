import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BreakableText } from '../../../src/ui/breakable-text.tsx';

const drawn = (children: string) => renderToStaticMarkup(createElement(BreakableText, { children }));

describe('words', () => {
  test.each([
    ['ada@example.org', '<span>ada@<wbr/>example.<wbr/>org</span>'],
    [
      'Mailed to ada.king@mail.example.org. Look there.',
      '<span>Mailed to ada.<wbr/>king@<wbr/>mail.<wbr/>example.<wbr/>org. Look there.</span>',
    ],
    ['No address. None.', 'No address. None.'],
    ['Version 1.2.3', 'Version 1.2.3'],
    ['@', '@'],
    ['', ''],
  ])('%j may break at its joints only', (text, html) => {
    expect(drawn(text)).toBe(html);
  });
});
