import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOLDER, parts, pictureOf, properties, themingPage } from '../../scripts/pictures/theming-page.ts';

const files = readdirSync(FOLDER).sort();

test('every custom property and every part has its line, in the words of its declaration', () => {
  expect(readFileSync('docs/theming.md', 'utf8'), 'run `npm run api`').toBe(themingPage);
});

test('every custom property and every part has its picture, and nothing else has one', () => {
  const wanted = [...properties, ...parts].map(({ name }) => pictureOf(name)).sort();
  expect(files, 'run `npm run pictures`').toEqual(wanted);
});

test('the pictures are light enough for a repository', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(`${FOLDER}/${file}`).size, 0);
  expect(bytes).toBeLessThan(1_500_000);
});
