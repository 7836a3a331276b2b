// @module-tag long
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { missingSteps } from '../../scripts/release/missing-steps.ts';
import { run } from './run.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
let output = '';
let folder = '';

beforeAll(async () => {
  ({ output } = await run(process.execPath, ['scripts/release.ts', '--dry-run']));
  folder = /^Files in (.*):$/m.exec(output)?.[1] ?? '';
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a dry run of a release writes its files and sets no tag', async () => {
  expect(output).toContain(`Dry run: the checks have not run, and there is no tag v${version}.`);
  expect(readdirSync(folder).sort()).toEqual([
    'SHA256SUMS',
    'integrity.json',
    `login-portal-${version}-dist.tar.gz`,
    `login-portal-${version}.min.js`,
    `login-portal-${version}.min.js.map`,
    `login-portal-${version}.tgz`,
    `login-portal-server-${version}.tgz`,
    'sbom-build.cdx.json',
    'sbom.cdx.json',
  ]);
  const { output: tags } = await run('git', ['tag', '--points-at', 'HEAD']);
  expect(tags.split('\n')).not.toContain(`v${version}`);
});

test('SHA256SUMS has the hash of every other file', () => {
  const sums = readdirSync(folder)
    .filter((file) => file !== 'SHA256SUMS')
    .sort()
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}  ${file}\n`,
    );
  expect(read('SHA256SUMS')).toBe(sums.join(''));
});

test('the archive for web servers has the compressed files', async () => {
  const archive = join(folder, `login-portal-${version}-dist.tar.gz`);
  const files = (await run('tar', ['-tzf', archive])).output.split('\n');
  expect(files).toEqual(
    expect.arrayContaining(['dist/index.html', 'dist/index.html.br', 'dist/csp.nginx.conf']),
  );
  expect(files).not.toContain('dist/demo.html');
});

test('the bill of materials of the build names the packages of the build', async () => {
  const sbom = JSON.parse(read('sbom-build.cdx.json'));
  expect(sbom.metadata.component).toMatchObject({ name: 'login-portal', version });
  expect(sbom.components.map(({ name }: { name: string }) => name)).toContain('vite');
});

test('a release names the steps that are missing', () => {
  const steps = missingSteps('99.0.0').join('\n');
  expect(steps).toContain('CHANGELOG.md has no heading ## 99.0.0 (<date>)');
  expect(steps).toContain('package-lock.json does not have version 99.0.0');
  expect(missingSteps(version).join('\n')).not.toContain('package-lock.json');
});
