import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { elementsDocument } from '../../../scripts/describe/elements/document.ts';

test('docs/elements.md matches the declarations', () => {
  expect(readFileSync('docs/elements.md', 'utf8'), 'run `npm run api`').toBe(elementsDocument);
});
