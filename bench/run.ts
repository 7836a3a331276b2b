/*
 * `npm run bench [-- start-up | scale] [--rounds 15]`, after a build: measures login-portal and prints and writes the results
 * to bench/results.md. Without a name it measures both.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchScale } from './scale/bench-scale.ts';
import { benchStartUp } from './start-up/bench-start-up.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '15' } },
});

const benches: Record<string, () => Promise<void>> = {
  'start-up': () => benchStartUp(Number(values.rounds)),
  scale: benchScale,
};

const unknown = positionals.filter((name) => !(name in benches));
if (unknown.length > 0) throw new Error(`There is no benchmark "${unknown}", only ${Object.keys(benches)}.`);
if (!existsSync('dist/index.html')) throw new Error('dist/ is missing: run `npm run build` first.');

for (const [name, bench] of Object.entries(benches))
  if (positionals.length === 0 || positionals.includes(name)) await bench();
