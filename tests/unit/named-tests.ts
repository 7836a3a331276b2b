/* For documents that name the tests of each line. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '../../scripts/describe/rows.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The titles that are in no test of their file. */
export const missingTests = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ id, tests = {} }) =>
    Object.entries(tests).flatMap(([file, titles]) => {
      const path = join(ROOT, file);
      const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
      return titles.filter((title) => !source.includes(title)).map((title) => `${id} ${file}: ${title}`);
    }),
  );
