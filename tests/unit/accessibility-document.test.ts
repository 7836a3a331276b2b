import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, enums, object, pattern, record, string, type, validate } from 'superstruct';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  accessibilityDocument,
  accessibilityParts,
  accessibilityReport,
} from '../../scripts/describe/accessibility-document.ts';
import { missingTests } from './named-tests.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const rows = accessibilityParts.flatMap((part) => part.rows);

test('docs/accessibility.md matches docs/accessibility.yaml', () => {
  expect(read('docs/accessibility.md'), 'run `npm run api`').toBe(accessibilityDocument);
});

/** What the JSON schema of OpenACR 0.1.0 requires, and the terms of its catalogues. */
const Report = type({
  title: string(),
  product: type({ name: string() }),
  author: type({ email: string() }),
  notes: string(),
  evaluation_methods_used: string(),
  license: string(),
  catalog: string(),
  chapters: record(
    enums(['success_criteria_level_a', 'success_criteria_level_aa', 'functional_performance_criteria']),
    object({
      criteria: array(
        object({
          num: pattern(string(), /^\d\.\d\.\d+$|^302\.\d$/),
          components: array(
            object({
              name: enums(['web', 'none']),
              adherence: object({
                level: enums(['supports', 'partially-supports', 'does-not-support', 'not-applicable']),
                notes: string(),
              }),
            }),
          ),
        }),
      ),
    }),
  ),
});

test('the report has the structure of OpenACR', () => {
  expect(validate(parse(accessibilityReport), Report)[0]?.message).toBeUndefined();
});

/** How many criteria of the levels A and AA each guideline of WCAG 2.2 has. 4.1.1 was removed. */
const WCAG = { 1: [1, 5, 5, 9], 2: [3, 2, 1, 8, 6], 3: [2, 5, 6], 4: [2] };

test('docs/accessibility.yaml has every criterion of WCAG 2.2 A and AA once', () => {
  const criteria = rows.map(({ id }) => id).filter((id) => !id.startsWith('302.'));
  expect(new Set(criteria).size).toBe(criteria.length);
  const counted = Map.groupBy(criteria, (id) => id.split('.').slice(0, 2).join('.'));
  const counts = Array.from(counted, ([guideline, { length }]) => [guideline, length]);
  const expected = Object.entries(WCAG).flatMap(([principle, guidelines]) =>
    guidelines.map((count, index) => [`${principle}.${index + 1}`, count]),
  );
  expect(counts.sort()).toEqual(expected);
});

test('a criterion is only said to be supported if a test shows it, and else there is a note', () => {
  const bare = rows.filter(({ level, notes, tests }) => (level === 'supports' ? !tests : !notes));
  expect(bare.map(({ id }) => id)).toEqual([]);
});

test('docs/accessibility.yaml names existing tests', () => {
  expect(missingTests(rows)).toEqual([]);
});
