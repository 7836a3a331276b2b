/*
 * `npm test` runs the checks of the project, `npm run check` the fast ones, and `npm test -- --all` also those that take a long time.
 * `npm test -- hosting servers` runs the checks with these names.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkNamed } from './checks/checks.ts';
import { requireChromium } from './setup/chromium.mjs';
import { missingSoftware } from './setup/software.mjs';

interface Outcome {
  name: string;
  ok: boolean;
  /** Why it has not run. */
  reason: string | undefined;
  seconds: number;
  /** Lines of the output about tests that failed, at least once. */
  failures: string[];
}

/** How Web Test Runner, Vitest, Playwright and tests/support/element-guard.ts say that a test failed. */
const FAILURE = /❌|FAIL |^\s+\d+\) \[|An attempt failed/;

const PROJECT = join(import.meta.dirname, '..');

/** Names of checks. Those of one round run in parallel. */
const fastRounds = [
  ['lint', 'lint:api', 'rules'],
  ['types', 'test:unit'],
];
const slowRounds = [['build', 'audit'], ['size', 'test:package'], ['test:elements'], ['bench:check']];
const samples = [['flows-and-samples'], ['engines-sample'], ['screen-reader-sample'], ['servers-sample']];
/** What the samples stand for, and tests with software that is not part of the project. */
const whole = [
  'test:flows',
  'loose',
  'hosts',
  'long',
  'hosts-real',
  'servers',
  'postgres',
  'hosting',
  'passwords',
  'engines',
  'screen-reader',
];

const [option = '', ...others] = process.argv.slice(2);
const rounds =
  option === '--fast'
    ? fastRounds
    : option === '--all'
      ? [...fastRounds, ...slowRounds, ...whole.map((name) => [name])]
      : option
        ? [option, ...others].map((name) => [name])
        : [...fastRounds, ...slowRounds, ...samples];
const outcomes: Outcome[] = [];

if (option === '' || option === '--all')
  try {
    prepareSoftware();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
for (const names of rounds) {
  outcomes.push(...(await Promise.all(names.map((name) => check(name, names.length === 1)))));
  // The long checks do not depend on each other.
  if (!names.some((name) => whole.includes(name)) && outcomes.some(({ ok }) => !ok)) break;
}

const failed = outcomes.filter(({ ok }) => !ok);
const width = Math.max(...outcomes.map(({ name }) => name.length));
console.log('\n── summary');
for (const { name, ok, reason, seconds } of outcomes) {
  const result = ok ? 'passed ' : 'FAILED ';
  console.log(`${reason ? 'skipped' : result}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s`);
}
for (const reason of new Set(outcomes.map(({ reason }) => reason))) if (reason) console.log(reason);
for (const { name, failures } of outcomes.filter(({ failures }) => failures.length > 0))
  console.log(`\n${name}:\n${failures.join('\n')}`);
for (const { name } of failed) console.log(`\n"${name}" failed. To run it alone: npm test -- ${name}`);
console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Before the first checks, which take minutes. */
function prepareSoftware(): void {
  try {
    requireChromium();
  } catch (error) {
    const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
    if (!canInstall) throw error;
    execFileSync('sh', ['scripts/setup.sh', '--basic'], { cwd: PROJECT, stdio: 'inherit' });
    requireChromium();
    // The checks have been chosen by what was there at the start.
    process.exit(spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1);
  }
  for (const reason of (['engines', 'nginx', 'screen-reader'] as const).map(missingSoftware))
    if (reason) console.log(reason);
}

/** Prints the output at once, or at the end if checks run in parallel. */
async function check(name: string, isAlone: boolean): Promise<Outcome> {
  const start = performance.now();
  const { run, env = {}, missing } = checkNamed(name);
  if (isAlone) console.log(`\n── ${name}`);
  const reason = missing?.();
  let ok = true;
  let output = reason ?? '';
  if (reason && isAlone) console.log(reason);
  if (!reason)
    for (const command of run) {
      const result = await execute(command, env, isAlone);
      ok &&= result.ok;
      output += result.output;
    }
  if (!isAlone) console.log(`\n── ${name}\n${output.trim()}`);
  const lines = stripVTControlCharacters(output).split('\n');
  const failures = new Set(lines.filter((line) => FAILURE.test(line)));
  return { name, ok, reason, seconds: (performance.now() - start) / 1000, failures: [...failures] };
}

/** Returns what was printed, unless it goes to a terminal, where progress is shown in place. */
async function execute(command: string, env: Readonly<Record<string, string>>, isAlone: boolean) {
  const isShown = isAlone && process.stdout.isTTY;
  const to = isShown ? 'inherit' : 'pipe';
  const running = spawn(command, {
    cwd: PROJECT,
    shell: true,
    stdio: ['ignore', to, to],
    // A pipe would disable the colours.
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
  });
  let output = '';
  for (const stream of [running.stdout, running.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isAlone) process.stdout.write(text);
    });
  const [code] = await once(running, 'close');
  return { ok: code === 0, output };
}
