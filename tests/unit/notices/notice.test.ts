import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packagesIn } from '../../../scripts/notices/bundled.ts';
import { noticeOf } from '../../../scripts/notices/notice.ts';

let folder: string;
const write = (file: string, content: string) => writeFileSync(join(folder, file), content);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
  write('package.json', '{ "name": "new", "version": "1.0.0", "license": "MIT" }');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a package without a licence text cannot be bundled', () => {
  expect(() => noticeOf(folder)).toThrow('new is bundled and has no licence text');
});

test('a notice has all that a package asks to pass on', () => {
  write('LICENCE.md', 'Copyright (c) Somebody\n');
  write('NOTICE', 'This notice stays.');
  write('THIRD_PARTY_LICENSES.md', 'Words of others.');
  write('README.md', '# new\n\n## Sources\n\nWords of a library.\n\n## Thanks\n\nTo all.\n');
  expect(noticeOf(folder)).toEqual({
    name: 'new',
    version: '1.0.0',
    licence: 'MIT',
    text: 'Copyright (c) Somebody\n\nThis notice stays.\n\nWords of others.\n\n## Sources\n\nWords of a library.',
  });
});

test('a module belongs to the innermost package', () => {
  expect(packagesIn('node_modules/a/node_modules/@b/c/index.js')).toEqual([
    'node_modules/a/node_modules/@b/c',
  ]);
  expect(packagesIn('\0node_modules/a/index.js?commonjs-proxy')).toEqual(['node_modules/a']);
  expect(packagesIn('src/app/navigation/leave.ts')).toEqual([]);
});

test('a module that is made while building needs a package', () => {
  expect(() => packagesIn('\0virtual:unknown')).toThrow(
    'No package is known for the module virtual:unknown.',
  );
});
