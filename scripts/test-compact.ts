/*
 * `npm run test:compact` runs all element tests and the flows below on the compact build, `--sample` about 100 element tests
 * and three flows. They need a build.
 */
import { spawnSync } from 'node:child_process';

const FLOWS = [
  'admin',
  'content-security-policy',
  'forgot-password',
  'keyboard',
  'languages',
  'leaks',
  'member',
  'personal-data',
  'registration',
  'set-password',
  'voucher',
];

/** What depends on the renderer: events, focus, effects, foreign changes of the document, memory. */
const SAMPLE = [
  'accessibility/errors',
  'attributes/late-values',
  'busy/motion',
  'define/lifecycle',
  'events/events',
  'resilience/*',
  'secrets/*',
  'voucher/mask',
];
const SAMPLE_FLOWS = ['keyboard', 'leaks', 'voucher'];

const isSample = process.argv.includes('--sample');
const elementTests = (isSample ? SAMPLE : ['**/*']).map((name) => `tests/elements/${name}.test.ts`);
const flows = isSample ? SAMPLE_FLOWS : FLOWS;

run('wtr', ['--files', ...elementTests]);
run('playwright', ['test', ...flows.map((name) => `tests/flows/${name}.test.ts`)]);

function run(program: string, args: string[]): void {
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PORTAL_DIST: 'dist/compact' },
  });
  if (status !== 0) process.exitCode = 1;
}
