import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesWithScreen } from '../../scripts/create/screen.ts';
import { LOCALES } from '../../src/i18n/locale.ts';

test('a new screen is in every list, in files that need no correction', ({ onTestFinished }) => {
  const project = mkdtempSync(join(tmpdir(), 'login-portal-screen-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const files = filesWithScreen('.', 'screen-of-a-test');
  for (const [file, text] of files) {
    mkdirSync(join(project, dirname(file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  cpSync('biome.json', join(project, 'biome.json'));
  execFileSync(join(import.meta.dirname, '../../node_modules/.bin/biome'), ['check', '--vcs-enabled=false'], {
    cwd: project,
  });
  expect(files.get('src/app/navigation/routes.ts')).toContain("pattern: '/screen-of-a-test'");
  expect(files.get('docs/requirements.md')).toMatch(/^Each of the \d+ paths .*`screen-of-a-test`/m);
  for (const locale of LOCALES)
    expect(JSON.parse(files.get(`locales/${locale}.json`) ?? ''), locale).toEqual({
      ...JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')),
      'Screen of a test': 'Screen of a test',
    });
});

test.each(['sso', 'personal-data-request', 'resetpw', 'recovery'])(
  'a screen with the name %s is refused',
  (name) => expect(() => filesWithScreen('.', name)).toThrow(`with the name ${name}.`),
);

test('a title that is another text is not written again', () => {
  const file = 'locales/de.json';
  expect(filesWithScreen('.', 'password').get(file)).toBe(readFileSync(file, 'utf8'));
});

test('a list of another form is found before anything is written', ({ onTestFinished }) => {
  const project = mkdtempSync(join(tmpdir(), 'login-portal-screen-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  for (const file of filesWithScreen('.', 'screen-of-a-test').keys())
    if (!file.startsWith('src/features/')) cpSync(file, join(project, file));
  writeFileSync(join(project, 'docs/requirements.md'), '');
  expect(() => filesWithScreen(project, 'screen-of-a-test')).toThrow(
    'docs/requirements.md has no place for a screen.',
  );
});
