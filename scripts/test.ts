/*
 * `npm test` runs the checks of the project, `npm run check` the fast ones, and `npm run test:all` also what takes long.
 * `npm test -- hosting servers` runs the checks with these names.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { x } from 'tinyexec';
import { checkNamed } from './checks/checks.ts';

interface Outcome {
  name: string;
  ok: boolean;
  seconds: number;
}

const PROJECT = join(import.meta.dirname, '..');

/** Names of checks. Those of one round run in parallel. */
const fastRounds = [
  ['lint', 'lint:api', 'rules'],
  ['types', 'test:unit'],
];
const slowRounds = [
  ['build', 'audit'],
  ['size', 'test:package'],
  ['test:elements'],
  ['test:flows'],
  ['bench:check'],
];
const samples = [['compact-sample', 'engines-sample'], ['loose-sample'], ['hosts-sample']];
/** What the samples stand for, and tests with software that is not part of the project. */
const whole = ['loose', 'compact', 'hosts', 'hosts-real', 'servers', 'hosting', 'passwords', 'engines'];

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

for (const names of rounds) {
  outcomes.push(...(await Promise.all(names.map((name) => check(name, names.length === 1)))));
  // The long checks do not depend on each other.
  if (!names.some((name) => whole.includes(name)) && outcomes.some(({ ok }) => !ok)) break;
}

const failed = outcomes.filter(({ ok }) => !ok);
const width = Math.max(...outcomes.map(({ name }) => name.length));
console.log('\n── summary');
for (const { name, ok, seconds } of outcomes)
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s`);
for (const { name } of failed) console.log(`\n"${name}" failed. To run it alone: npm test -- ${name}`);
console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Prints the output at once, or at the end if checks run in parallel. */
async function check(name: string, isAlone: boolean): Promise<Outcome> {
  const start = performance.now();
  const { run, env = {}, setup, missing } = checkNamed(name);
  if (isAlone) console.log(`\n── ${name}`);
  if (setup) spawnSync(process.execPath, ['scripts/setup.mjs', ...setup], { cwd: PROJECT, stdio: 'inherit' });
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
  return { name, ok, seconds: (performance.now() - start) / 1000 };
}

async function execute(command: string, env: Readonly<Record<string, string>>, isAlone: boolean) {
  const to = isAlone ? 'inherit' : 'pipe';
  const { exitCode, stdout, stderr } = await x(command, [], {
    nodeOptions: {
      cwd: PROJECT,
      shell: true,
      stdio: ['ignore', to, to],
      // A pipe would disable the colours.
      env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    },
  });
  return { ok: exitCode === 0, output: stdout + stderr };
}
