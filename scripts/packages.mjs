import { existsSync, readFileSync } from 'node:fs';
import { npm, run, say } from './run.mjs';

/** Installs what package-lock.json lists, and the Node that runs our scripts, where they are missing. */
export function ensurePackages() {
  if (!packagesMatchLock()) {
    say('installing the packages of package-lock.json (npm ci) …');
    // A production setting or a strict one of the person's own must not leave out what building needs.
    must(
      npm(['ci', '--include=dev', '--no-engine-strict', '--no-audit', '--no-fund', '--loglevel=error']),
      '`npm ci` failed',
    );
  }
  if (!pinnedNodeRuns()) {
    say('fetching the Node that runs the scripts (npm rebuild node) …');
    must(npm(['rebuild', 'node', '--no-ignore-scripts', '--loglevel=error']), '`npm rebuild node` failed');
    if (!pinnedNodeRuns()) throw new Error(`Node ${pinnedNode()} could not be installed for this machine.`);
  }
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

function pinnedNodeRuns() {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  return run(`node_modules/node/bin/${program}`, ['--version']).output === `v${pinnedNode()}`;
}

function pinnedNode() {
  return readJson('package.json').devDependencies.node;
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function must(result, sentence) {
  if (!result.ok) throw new Error(`${sentence}:\n${result.output}`);
}
