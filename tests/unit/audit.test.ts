import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../../scripts/setup/run.mjs';

const ROOT = join(import.meta.dirname, '../..');
let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'audit-'));
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  cpSync(join(ROOT, 'package-lock.json'), join(project, 'package-lock.json'));
});
afterEach(() => rmSync(project, { recursive: true }));

/** Runs the audit with an npm that prints this. */
function audit(report = 'found 0 vulnerabilities', exitCode = 0) {
  writeFileSync(
    join(project, 'npm.js'),
    `console.log(process.argv.slice(2).join(' '), ${JSON.stringify(report)}); process.exitCode = ${exitCode};`,
  );
  const env = {
    ...process.env,
    npm_execpath: join(project, 'npm.js'),
    npm_node_execpath: process.execPath,
  };
  return run(process.execPath, [join(ROOT, 'scripts/audit.ts')], { cwd: project, env });
}

const lockWith = (entry: object, folder = '.') =>
  writeFileSync(
    join(project, folder, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, packages: { 'node_modules/one': { version: '1.0.0', ...entry } } }),
  );

test('the package-lock.json of the project passes', () => {
  const { ok, output } = audit();
  expect(output).toContain('found 0 vulnerabilities');
  expect(ok).toBe(true);
});

test.each([
  ['plain http', { resolved: 'http://registry.npmjs.org/one/-/one-1.0.0.tgz' }],
  ['another host', { resolved: 'https://registry.example/one/-/one-1.0.0.tgz' }],
  ['another package', { resolved: 'https://registry.npmjs.org/two/-/two-1.0.0.tgz' }],
  ['a weak hash', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
])('%s in package-lock.json fails', (_what, entry) => {
  lockWith(entry);
  const { ok, output } = audit();
  expect(output).toContain('detected');
  expect(ok).toBe(false);
});

test('a weak hash in the package-lock.json of the benchmark fails', () => {
  mkdirSync(join(project, 'bench'));
  lockWith({ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'bench');
  expect(audit()).toMatchObject({
    ok: false,
    output: expect.stringContaining('bench/package-lock.json: '),
  });
});

test('a known vulnerability fails if it is high or critical', () => {
  const { ok, output } = audit('Severity: high', 1);
  expect(output).toContain('audit --audit-level=high');
  expect(output).toContain('Severity: high');
  expect(ok).toBe(false);
});

test('a registry that does not answer passes, and the output says so', () => {
  const { ok, output } = audit('npm error audit endpoint returned an error', 1);
  expect(output).toContain('audit endpoint returned an error');
  expect(ok).toBe(true);
});
