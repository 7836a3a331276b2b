import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicApiDocument, publicApiHash, publicNames } from '../../../scripts/api/document.ts';

const changelog = readFileSync('CHANGELOG.md', 'utf8');

test('the page of the public API is what is declared', () => {
  expect(readFileSync('docs/public-api.md', 'utf8'), 'run `npm run api`').toBe(publicApiDocument);
});

test('the changelog names everything that a host page can name', () => {
  // `<access-request kind>` names both.
  const words = [...changelog.matchAll(/`([^`]+)`/g)].flatMap(([, text = '']) => text.split(/[\s>]+/));
  const missing = publicNames.filter((name) => !words.includes(name.replace('>', '')));
  expect(missing, 'say in the CHANGELOG what these are').toEqual([]);
});

test('the newest section of the changelog bears the hash of the public API', () => {
  const newest = changelog.split(/^## /m)[1] ?? '';
  const [, hash] = /^API: `([\da-f]{8})`/m.exec(newest) ?? [];
  expect(hash, 'the public API changed: say how in the CHANGELOG, then put the new hash there').toBe(
    publicApiHash,
  );
});
