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
function audit(report = '', exitCode = 0) {
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

const hash = (algorithm: string) => `${algorithm}-2jmj7l5rSw0yVb/vlWAYkK/YBwk=`;
const lockWith = (packages: Record<string, object>, folder = '.') =>
  writeFileSync(
    join(project, folder, 'package-lock.json'),
    JSON.stringify({
      lockfileVersion: 3,
      packages: Object.fromEntries(
        Object.entries(packages).map(([name, entry]) => [
          `node_modules/${name}`,
          { version: '1.0.0', ...entry },
        ]),
      ),
    }),
  );

test('the package-lock.json of the project passes, but not a known vulnerability that is high or critical', () => {
  const { ok, output } = audit('Severity: high', 1);
  expect(output).toContain('package-lock.json: every address and hash is as it should be');
  expect(output).toContain('audit --audit-level=high');
  expect(output).toContain('Severity: high');
  expect(ok).toBe(false);
});

test('wrong addresses and weak hashes in the lock files fail', () => {
  mkdirSync(join(project, 'bench'));
  lockWith({
    http: { resolved: 'http://registry.npmjs.org/http/-/http-1.0.0.tgz' },
    host: { resolved: 'https://registry.example/host/-/host-1.0.0.tgz' },
    other: { resolved: 'https://registry.npmjs.org/two/-/two-1.0.0.tgz' },
    weak: { integrity: hash('sha1') },
  });
  lockWith({ benched: { integrity: hash('sha1') } }, 'bench');
  const { ok, output } = audit();
  for (const name of ['http', 'host', 'other', 'weak', 'benched'])
    expect(output, name).toMatch(new RegExp(`detected.*\\b${name}\\b`));
  expect(output).toContain('bench/package-lock.json: ');
  expect(ok).toBe(false);
});

test('a registry that does not answer passes, and the output says so', () => {
  lockWith({});
  const { ok, output } = audit('npm error audit endpoint returned an error', 1);
  expect(output).toContain('audit endpoint returned an error');
  expect(ok).toBe(true);
});
