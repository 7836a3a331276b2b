/*
 * `npm test` runs the checks of the project, `npm run check` the fast ones, and `npm run test:all` also what takes long. Each
 * check is a process.
 */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { readJson } from './build/json.ts';

interface Outcome {
  name: string;
  ok: boolean;
  seconds: number;
}

const PROJECT = join(import.meta.dirname, '..');
const { scripts } = readJson(join(PROJECT, 'package.json'));

/** Names of npm scripts. The scripts of one round run in parallel. */
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
const samples = [['test:compact-sample', 'test:engines-sample'], ['test:loose-sample']];
/** What the samples stand for, and tests with software that is not part of the project. */
const whole = [
  ['test:loose'],
  ['test:compact'],
  ['test:hosts-all'],
  ['test:hosts-real'],
  ['test:servers'],
  ['test:hosting'],
  ['test:passwords'],
  ['test:engines'],
];

const ROUNDS: Record<string, string[][]> = {
  '--fast': fastRounds,
  '--all': [...fastRounds, ...slowRounds, ...whole],
};
const option = process.argv[2] ?? '';
const rounds = ROUNDS[option] ?? [...fastRounds, ...slowRounds, ...samples];
const outcomes: Outcome[] = [];

for (const names of rounds) {
  outcomes.push(...(await Promise.all(names.map((name) => check(name, names.length === 1)))));
  // The long checks do not depend on each other.
  if (!whole.includes(names) && outcomes.some(({ ok }) => !ok)) break;
}

const failed = outcomes.filter(({ ok }) => !ok);
const width = Math.max(...outcomes.map(({ name }) => name.length));
console.log('\n── summary');
for (const { name, ok, seconds } of outcomes)
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s`);
for (const { name } of failed) console.log(`\n"${name}" failed. To run it alone: npm run ${name}`);
console.log(`\n${outcomes.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Prints the output at once, or at the end if checks run in parallel. */
function check(name: string, isAlone: boolean): Promise<Outcome> {
  const start = performance.now();
  if (isAlone) console.log(`\n── ${name}`);
  const child = spawn(scripts[name], {
    cwd: PROJECT,
    shell: true,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: {
      ...process.env,
      PATH: `${join(PROJECT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
      // Keeps the colours, which a pipe would disable.
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (!isAlone) console.log(`\n── ${name}\n${output.trim()}`);
      resolve({ name, ok: code === 0, seconds: (performance.now() - start) / 1000 });
    });
  });
}
