import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, run, say } from './run.mjs';

/** Installs what package-lock.json lists, the Node that runs our scripts included, where something is missing. */
export function ensurePackages() {
  if (!packagesMatchLock()) {
    say('installing the packages of package-lock.json (npm ci) …');
    // A setting of the person's own must not leave out what building needs.
    const included = ['--include=dev', '--include=optional', '--no-engine-strict'];
    must(npm(['ci', ...included, '--no-audit', '--no-fund', '--loglevel=error']), '`npm ci` failed');
  }
  const node = nodePackage();
  if (!node) return checkOwnNode();
  // npm 10 links the program and removes the link again with the packages for other machines.
  if (!pinnedNodeRuns()) must(npm(['rebuild', node, '--loglevel=error']), `\`npm rebuild ${node}\` failed`);
  if (!pinnedNodeRuns()) throw new Error(`Node ${pinnedNode().version} does not run on this machine.`);
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
  const isWindows = process.platform === 'win32';
  const program = join('node_modules', '.bin', isWindows ? 'node.cmd' : 'node');
  return run(program, ['--version'], { shell: isWindows }).output === `v${pinnedNode().version}`;
}

/** npm installs only the one for this kind of machine, and none if there is none. */
function nodePackage() {
  return Object.keys(pinnedNode().optionalDependencies).find((name) => existsSync(`node_modules/${name}`));
}

function checkOwnNode() {
  const { version } = pinnedNode();
  if (Number.parseInt(process.versions.node, 10) >= Number.parseInt(version, 10)) return;
  throw new Error(
    `The scripts need Node ${version}, and npm has none for this machine. Install it from https://nodejs.org/.`,
  );
}

function pinnedNode() {
  return readJson('scripts/node/package.json');
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function must(result, sentence) {
  if (!result.ok) throw new Error(`${sentence}:\n${result.output}`);
}
