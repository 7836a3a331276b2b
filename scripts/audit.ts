/*
 * Checks the lock files and asks the registry for known vulnerabilities of the project. It does not fail if the registry does not
 * answer.
 */
import { existsSync } from 'node:fs';
import { npm, run } from './setup/run.mjs';

interface Answer {
  readonly message?: string;
  readonly vulnerabilities?: Record<string, { readonly severity: string }>;
}

const FAILING = ['high', 'critical'];

for (const file of ['package-lock.json', 'bench/package-lock.json'].filter((path) => existsSync(path))) {
  const lint = run(process.execPath, [
    'node_modules/lockfile-lint/bin/lockfile-lint.js',
    ...['--path', file, '--type', 'npm'],
    ...['--validate-https', '--allowed-hosts', 'npm', '--validate-integrity'],
    ...['--validate-package-names', '--allowed-package-name-aliases', 'rollup:@rollup/wasm-node'],
  ]);
  console.log(`${file}: ${lint.ok ? 'every address and hash is as it should be' : lint.output}`);
  if (!lint.ok) process.exitCode = 1;
}

const { output } = npm([
  'audit',
  '--json',
  '--loglevel=silent',
  '--fetch-retries=0',
  '--fetch-timeout=10000',
]);
const { message, vulnerabilities } = read(output);
if (vulnerabilities) report(Object.entries(vulnerabilities));
else console.log(`known vulnerabilities: not checked, because the registry did not answer (${message})`);

function report(found: readonly (readonly [string, { readonly severity: string }])[]) {
  console.log(`known vulnerabilities: ${found.length === 0 ? 'none' : found.length}`);
  for (const [name, { severity }] of found) console.log(`  ${severity.padEnd(8)}  ${name}`);
  if (found.some(([, { severity }]) => FAILING.includes(severity))) process.exitCode = 1;
}

function read(text: string): Answer {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text.split('\n')[0] ?? '' };
  }
}
