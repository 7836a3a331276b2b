import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import english from '../../../locales/en.json' with { type: 'json' };
import { collect, locationOf, sources } from './sources.ts';

const keys = Object.keys(english);
/** Attributes whose text is displayed or read aloud. */
const TEXT_ATTRIBUTES = new Set([
  ...['title', 'label', 'alt', 'placeholder', 'hint', 'aria-label', 'aria-description'],
]);

test('every translated text is used', () => {
  const used = new Set(collect(sources, (node) => (ts.isStringLiteralLike(node) ? [node.text] : [])));
  for (const [, text = ''] of readFileSync('index.html', 'utf8').matchAll(/>([^<]+)</g)) used.add(text);
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

test('every text in a view is translated', () => {
  const untranslated = collect(sources, (node) => {
    const text = ts.isJsxText(node)
      ? node.text
      : ts.isJsxAttribute(node) &&
          TEXT_ATTRIBUTES.has(node.name.getText()) &&
          node.initializer?.kind === ts.SyntaxKind.StringLiteral
        ? node.initializer.getText()
        : '';
    return /\p{L}/u.test(text) ? [`${locationOf(node)} ${text.trim()}`] : [];
  });
  expect(untranslated).toEqual([]);
});
