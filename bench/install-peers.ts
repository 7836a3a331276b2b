import { npm } from '../scripts/setup/run.mjs';

/** Installs the packages of bench/package-lock.json if any is missing. No package runs an install script. */
export function installPeers(): void {
  const options = { cwd: import.meta.dirname };
  if (npm(['ls', '--all'], options).ok) return;
  console.log('installing the packages of bench/package-lock.json (npm ci) …');
  const { ok, output } = npm(
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    options,
  );
  if (!ok) throw new Error(`\`npm ci\` failed in bench/:\n${output}`);
}
