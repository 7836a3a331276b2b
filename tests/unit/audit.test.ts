import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../scripts/setup/run.mjs';

const SCRIPT = join(import.meta.dirname, '../../scripts/audit.ts');

/** Runs the audit with an npm that prints this and fails. */
function audit(report: string) {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  const npm = join(folder, 'npm.js');
  writeFileSync(
    npm,
    `console.log(process.argv.slice(2).join(' '), ${JSON.stringify(report)}); process.exitCode = 1;`,
  );
  const env = { ...process.env, npm_execpath: npm, npm_node_execpath: process.execPath };
  const result = run(process.execPath, [SCRIPT], { cwd: folder, env });
  rmSync(folder, { recursive: true });
  return result;
}

test('a known vulnerability that is high or critical fails', () => {
  const { ok, output } = audit('Severity: high');
  expect(output).toContain('audit --audit-level=high');
  expect(output).toContain('Severity: high');
  expect(ok).toBe(false);
});

test('a registry that does not answer passes, and the output says so', () => {
  const { ok, output } = audit('npm error audit endpoint returned an error');
  expect(output).toContain('audit endpoint returned an error');
  expect(ok).toBe(true);
});
