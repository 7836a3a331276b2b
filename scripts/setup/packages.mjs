import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './apt.mjs';
import { npm, run, say } from './run.mjs';

/** No package runs an install script. npm 10, which comes with Node 20, ignores `allowScripts` in package.json. */
const NO_SCRIPTS = '--ignore-scripts';

/** The package of Debian with a library of Node that its base image does not have. */
const LIBRARY = 'libatomic1';

const isWindows = process.platform === 'win32';
const NODE = join('node_modules', '.bin', isWindows ? 'node.cmd' : 'node');

/** Installs the packages of package-lock.json if any is missing, including the Node that runs the scripts. */
export function ensurePackages() {
  if (!packagesMatchLock()) {
    say('installing the packages of package-lock.json (npm ci) …');
    // Overrides npm settings of the user that would omit packages.
    const included = ['--include=dev', '--include=optional', '--no-engine-strict'];
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    must(npm(['ci', NO_SCRIPTS, ...included, ...quiet]), '`npm ci` failed');
  }
  const node = nodePackage();
  if (!node) return checkOwnNode();
  // npm 10 removes the link to the program when it removes the packages for other platforms.
  const link = ['rebuild', NO_SCRIPTS, node, '--loglevel=error'];
  if (problemOfNode() !== undefined) must(npm(link), `\`npm rebuild ${node}\` failed`);
  if (problemOfNode()?.includes('libatomic')) installPackages([LIBRARY]);
  const problem = problemOfNode();
  if (problem === undefined) return;
  // Otherwise npm would run the next set-up with it.
  rmSync(NODE, { force: true });
  const advice = problem.includes('libatomic') ? `On Debian and Ubuntu: apt-get install ${LIBRARY}\n` : '';
  throw new Error(`Node ${pinnedNode().version} does not run on this machine. ${advice}${problem}`);
}

/** npm writes the hidden lockfile last, so an interrupted installation is detected. */
function packagesMatchLock() {
  const installed = readJson('node_modules/.package-lock.json')?.packages;
  if (!installed) return false;
  const wanted = Object.entries(readJson('package-lock.json').packages);
  return wanted.every(
    ([path, { version, integrity, optional }]) =>
      path === '' ||
      // Optional packages are for one platform each, so most are absent.
      (!installed[path] && optional) ||
      (installed[path]?.version === version && installed[path]?.integrity === integrity),
  );
}

/** What the Node of the scripts says instead of its version; `undefined` if it runs. */
function problemOfNode() {
  const { output } = run(NODE, ['--version'], { shell: isWindows });
  return output === `v${pinnedNode().version}` ? undefined : output;
}

/** The package for this platform. npm installs no other. */
function nodePackage() {
  return Object.keys(pinnedNode().optionalDependencies).find((name) => existsSync(`node_modules/${name}`));
}

function checkOwnNode() {
  const { version } = pinnedNode();
  if (Number.parseInt(process.versions.node, 10) >= Number.parseInt(version, 10)) return;
  throw new Error(
    `The scripts need Node ${version}, and npm has no package of it for this platform. Install it from https://nodejs.org/.`,
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
