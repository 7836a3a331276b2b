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

/** Runs the audit with a registry that gives this answer. */
function audit(answer: string) {
  writeFileSync(join(project, 'npm.js'), `console.log(${JSON.stringify(answer)}); process.exitCode = 1;`);
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

const NONE = JSON.stringify({ vulnerabilities: {} });

test('the package-lock.json of the project passes', () => {
  const { ok, output } = audit(NONE);
  expect(output).toContain('known vulnerabilities: none');
  expect(ok).toBe(true);
});

test.each([
  ['plain http', { resolved: 'http://registry.npmjs.org/one/-/one-1.0.0.tgz' }],
  ['another host', { resolved: 'https://registry.example/one/-/one-1.0.0.tgz' }],
  ['another package', { resolved: 'https://registry.npmjs.org/two/-/two-1.0.0.tgz' }],
  ['a weak hash', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
])('%s in package-lock.json fails', (_what, entry) => {
  lockWith(entry);
  const { ok, output } = audit(NONE);
  expect(output).toContain('detected');
  expect(ok).toBe(false);
});

test('a weak hash in the package-lock.json of the benchmark fails', () => {
  mkdirSync(join(project, 'bench'));
  lockWith({ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'bench');
  expect(audit(NONE)).toMatchObject({
    ok: false,
    output: expect.stringContaining('bench/package-lock.json: '),
  });
});

test.each([
  ['moderate', true],
  ['high', false],
  ['critical', false],
])('with a known vulnerability of severity %s the audit passes: %s', (severity, passes) => {
  const { ok, output } = audit(JSON.stringify({ vulnerabilities: { one: { severity } } }));
  expect(output).toMatch(new RegExp(`known vulnerabilities: 1\\n +${severity} +one`));
  expect(ok).toBe(passes);
});

test.each([
  ['does not support audits', JSON.stringify({ message: '405 Method Not Allowed', error: {} })],
  ['cannot be reached', JSON.stringify({ message: 'connect ECONNREFUSED', error: {} })],
  ['gives another answer', 'Bad gateway'],
])('with a registry that %s the audit passes and says why', (_what, answer) => {
  const { ok, output } = audit(answer);
  expect(output).toContain('known vulnerabilities: not checked, because the registry did not answer (');
  expect(ok).toBe(true);
});
