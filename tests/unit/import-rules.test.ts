import { globSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { IMPORTS } from '../../scripts/checks/folders.ts';
import { FOLDERS, forbidden } from '../../scripts/checks/rules.ts';

test('the import rules name elements/ and each folder of src/', () => {
  expect(Object.keys(IMPORTS).sort()).toEqual(['elements', ...readdirSync('src')].sort());
});

const files = globSync([`{${FOLDERS},locales}/**/*.*`, '*.config.*', 'node_modules/{*,@*/*}/package.json']);

/** What no file has: a group of the other pattern, and the modules in `no-missing-modules` that cannot be found. */
const isNoFile = (pattern: string) => pattern.includes('$1') || /^\^(virtual|altcha)/.test(pattern);

test.each(forbidden)('each pattern of the rule $name matches a file', ({ from, to }) => {
  const patterns = [from.path, from.pathNot, to.path, to.pathNot].flat().filter((each) => each !== undefined);
  const dead = patterns.filter(
    (pattern) => !isNoFile(pattern) && !files.some((file) => new RegExp(pattern).test(file)),
  );
  expect(dead).toEqual([]);
});
