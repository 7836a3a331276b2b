import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unreadableAccents } from '../../../standalone/unreadable-accents.ts';

const sentence = (text: string, accent: string, ratio: string) =>
  `--portal-on-accent ${text} on --portal-accent ${accent} has a contrast of ${ratio}:1, which should be at least 4.5:1. Without it, the text is black or white.`;

test.each<[css: string, sentences: string[]]>([
  [':root { --portal-accent: #ffd54f; --portal-on-accent: #fff }', [sentence('#fff', '#ffd54f', '1.41')]],
  [
    ':root{--portal-on-accent:light-dark( #FFF, #0d1613 )!important;--portal-accent:light-dark(#777777,#1b5441)}',
    [sentence('#FFF', '#777777', '4.47'), sentence('#0d1613', '#1b5441', '2.09')],
  ],
  ['a { --portal-accent: #000 } b { --portal-on-accent: #000 }', []],
  ['a { --portal-accent: #000; /* --portal-on-accent: #000 */ }', []],
  ['a { --portal-accent: #000; --portal-on-accent: #000; --portal-on-accent: #fff }', []],
  ['a { --portal-accent: #000; --portal-on-accent: var(--black) }', []],
  ['a { --portal-accent: black; --portal-on-accent: #0008 }', []],
])('%s', (css, sentences) => {
  expect(unreadableAccents(css)).toEqual(sentences);
});

test('the ready-made themes can be read', () => {
  const folder = join(import.meta.dirname, '../../../themes');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.css'))) {
    const css = readFileSync(join(folder, file), 'utf8');
    expect(css, file).toContain('--portal-on-accent');
    expect(unreadableAccents(css), file).toEqual([]);
  }
});
