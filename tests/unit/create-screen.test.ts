import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createScreen } from '../../scripts/create/screen.ts';
import { LOCALES } from '../../src/i18n/locale.ts';

const LISTS = ['src/app/navigation/routes.ts', 'locales', 'tests/flows/stages/other.ts'];
const TEXTS = ['api/openapi.yaml', 'docs/requirements.md'];

test('a new screen is in every list, in files that need no correction', ({ onTestFinished }) => {
  const project = mkdtempSync(join(tmpdir(), 'login-portal-screen-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  for (const path of [...LISTS, ...TEXTS, 'src/features/token', 'biome.json'])
    cpSync(path, join(project, path), { recursive: true });
  const read = (file: string) => readFileSync(join(project, file), 'utf8');

  createScreen(project, 'contact-details');
  execFileSync(join(import.meta.dirname, '../../node_modules/.bin/biome'), ['check', '--vcs-enabled=false'], {
    cwd: project,
  });
  expect(read('src/app/navigation/routes.ts')).toContain("pattern: '/contact-details'");
  expect(read('docs/requirements.md')).toMatch(/^Each of the \d+ paths .*`contact-details`/m);
  for (const locale of LOCALES) {
    const text = readFileSync(`locales/${locale}.json`, 'utf8');
    expect(JSON.parse(read(`locales/${locale}.json`)), locale).toEqual({
      ...JSON.parse(text),
      'Contact details': 'Contact details',
    });
  }
  expect(() => createScreen(project, 'token')).toThrow('EEXIST');
});
