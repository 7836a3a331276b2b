import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicApiDocument } from '../../../scripts/describe/elements/document.ts';

test('docs/public-api.md matches the declarations', () => {
  expect(readFileSync('docs/public-api.md', 'utf8'), 'run `npm run api`').toBe(publicApiDocument);
});
