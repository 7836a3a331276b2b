import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, '../../scripts/setup/chromium.mjs');
const SHELL = 'chromium-headless-shell';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const install = (name: string, exitCode = 0) =>
  writeFileSync(join(folder, name), `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 });

/** The browser of the headless tests if only this folder is in the path. */
function headless(env: Record<string, string> = {}): string {
  const code = `console.log((await import(${JSON.stringify(MODULE)})).requireHeadlessChromium())`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env: { PATH: folder, ...env },
  });
  return stdout.trim();
}

test('headless tests use the headless shell if it is installed and starts', () => {
  install('chromium');
  expect(headless()).toBe(join(folder, 'chromium'));
  install(SHELL, 1);
  expect(headless()).toBe(join(folder, 'chromium'));
  install(SHELL);
  expect(headless()).toBe(join(folder, SHELL));
});

test('headless tests use the browser that CHROMIUM_PATH names', () => {
  install('mine');
  install(SHELL);
  const mine = join(folder, 'mine');
  expect(headless({ CHROMIUM_PATH: mine })).toBe(mine);
});
