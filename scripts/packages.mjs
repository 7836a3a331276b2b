import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, run, say } from './run.mjs';

/** Installs what package-lock.json lists, the Node that runs our scripts included, where something is missing. */
export function ensurePackages() {
  if (packagesMatchLock() && scriptsHaveNode()) return;
  say('installing the packages of package-lock.json (npm ci) …');
  const { ok, output } = npm([
    'ci',
    // A setting of the person's own must not leave out what building needs.
    '--include=dev',
    '--include=optional',
    '--no-engine-strict',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (!ok) throw new Error(`\`npm ci\` failed:\n${output}`);
  if (!scriptsHaveNode())
    throw new Error(
      `The scripts need Node ${pinnedNode()}, and npm has none for this machine. Install it from https://nodejs.org/.`,
    );
}

/** npm writes the hidden lockfile last, so an interrupted installation does not count as done. */
function packagesMatchLock() {
  const installed = readJson('node_modules/.package-lock.json')?.packages;
  if (!installed) return false;
  const wanted = Object.entries(readJson('package-lock.json').packages);
  return wanted.every(
    ([path, { version, integrity, optional }]) =>
      path === '' ||
      // Optional packages are made for one kind of machine each; most are rightly absent.
      (!installed[path] && optional) ||
      (installed[path]?.version === version && installed[path]?.integrity === integrity),
  );
}

/** npm links the Node for this kind of machine; where there is none, the scripts run on the person's own. */
function scriptsHaveNode() {
  const isWindows = process.platform === 'win32';
  const program = join('node_modules', '.bin', isWindows ? 'node.cmd' : 'node');
  if (existsSync(program))
    return run(program, ['--version'], { shell: isWindows }).output === `v${pinnedNode()}`;
  return Number.parseInt(process.versions.node, 10) >= Number.parseInt(pinnedNode(), 10);
}

function pinnedNode() {
  return readJson('scripts/node/package.json').version;
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
