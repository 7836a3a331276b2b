import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packagesIn } from '../../../scripts/release/notices/bundled.ts';
import { noticeOf } from '../../../scripts/release/notices/notice.ts';

let folder: string;
const write = (file: string, content: string) => writeFileSync(join(folder, file), content);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
  write('package.json', '{ "name": "new", "version": "1.0.0", "license": "MIT" }');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a bundled package must have a licence text', () => {
  expect(() => noticeOf(folder)).toThrow('new is bundled and has no licence text');
});

test('a notice contains the licence, notices and third-party texts of a package', () => {
  write('LICENCE.md', 'Copyright (c) Somebody\n');
  write('NOTICE', 'This notice stays.');
  write('THIRD_PARTY_LICENSES.md', 'Third-party text.');
  write('README.md', '# new\n\n## Sources\n\nSource text.\n\n## Thanks\n\nTo all.\n');
  expect(noticeOf(folder)).toEqual({
    name: 'new',
    version: '1.0.0',
    licence: 'MIT',
    text: 'Copyright (c) Somebody\n\nThis notice stays.\n\nThird-party text.\n\n## Sources\n\nSource text.',
  });
});

test('a module belongs to the innermost package', () => {
  expect(packagesIn('node_modules/a/node_modules/@b/c/index.js')).toEqual([
    'node_modules/a/node_modules/@b/c',
  ]);
  expect(packagesIn('\0node_modules/a/index.js?commonjs-proxy')).toEqual(['node_modules/a']);
  expect(packagesIn('src/app/navigation/leave.ts')).toEqual([]);
});

test('a virtual module of an unknown package is an error', () => {
  expect(() => packagesIn('\0virtual:unknown')).toThrow(
    'No package is known for the module virtual:unknown.',
  );
});
