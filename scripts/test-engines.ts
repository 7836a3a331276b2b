/*
 * Runs the element tests and a smoke test of every flow in Firefox and WebKitGTK. With `--sample` it runs some
 * element tests, three flows, and a test of the password managers of Chromium and Firefox.
 */
import { spawnSync } from 'node:child_process';
import { missingEngines } from './setup/engines.mjs';

const isSample = process.argv.includes('--sample');

const reason = missingEngines();
if (reason) {
  console.log(reason);
} else {
  const passed = [
    run('wtr', '--config', 'web-test-runner.engines.config.mjs'),
    run('playwright', 'test', '--config', 'playwright.engines.config.ts'),
    // All of them: `npm run test:passwords`.
    !isSample || run('playwright', 'test', '--config', 'playwright.passwords.config.ts'),
  ];
  process.exitCode = passed.every(Boolean) ? 0 : 1;
}

function run(program: string, ...args: string[]): boolean {
  const env = { ...process.env, ...(isSample && { ENGINE_SAMPLE: '1' }) };
  const shell = process.platform === 'win32';
  return spawnSync(program, args, { stdio: 'inherit', env, shell }).status === 0;
}
