/*
 * Checks the lock files and asks the registry for known vulnerabilities of the project. It does not fail if the registry does not
 * answer.
 */
import { existsSync } from 'node:fs';
import { npm, run } from './setup/run.mjs';

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

const audit = npm(['audit', '--audit-level=high', '--fetch-retries=0', '--fetch-timeout=10000']);
console.log(audit.output);
if (!audit.ok && !audit.output.includes('audit endpoint returned an error')) process.exitCode = 1;
