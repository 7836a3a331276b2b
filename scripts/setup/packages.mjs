import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npm, run } from './run.mjs';

const OLDEST = '20.19.0';
const isWindows = process.platform === 'win32';
const NODE = join('node_modules', '.bin', isWindows ? 'node.cmd' : 'node');

/** No package runs an install script. npm 10, which comes with Node 20, ignores `allowScripts` in package.json. */
const QUIET = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** Installs the packages of package-lock.json if any is missing, including the Node that runs the scripts. */
export function ensurePackages() {
  if (!isAtLeast(OLDEST)) throw new Error(`This project needs Node ${OLDEST} or newer. ${adviceOn(OLDEST)}`);
  if (!packagesMatchLock()) install();
  const { version, optionalDependencies } = readJson('scripts/node/package.json');
  const whatNodeSays = () => run(NODE, ['--version'], { shell: isWindows }).output;
  if (whatNodeSays() === `v${version}`) return;
  // npm 10 removes the link to the program when it removes the packages for other platforms.
  const builds = Object.keys(optionalDependencies).filter((name) => existsSync(`node_modules/${name}`));
  if (builds.length > 0) npm(['rebuild', ...builds, ...QUIET]);
  const answer = whatNodeSays();
  if (answer === `v${version}`) return;
  // Otherwise npm would run the next set-up with it.
  rmSync(NODE, { force: true });
  if (!isAtLeast(version))
    throw new Error(
      `The Node of the scripts, ${version}, does not run on this machine:\n${answer}\n${
        answer.includes('libatomic') ? 'On Debian and Ubuntu: apt-get install libatomic1' : adviceOn(version)
      }`,
    );
}

function install() {
  console.log('Installing the packages of package-lock.json (npm ci) …');
  // npm itself would try for minutes. Without a connection, its cache may have everything.
  const view = ['view', 'react', 'version', '--prefer-online', '--fetch-retries=0'];
  const isConnected = npm(view, { seconds: 10 }).ok;
  // Overrides npm settings of the user that would omit packages. npm 9 would copy scripts/node, which then never matches the lock.
  const included = ['--include=dev', '--include=optional', '--no-engine-strict', '--install-links=false'];
  const { ok, output } = npm(['ci', ...included, ...QUIET, ...(isConnected ? [] : ['--offline'])]);
  if (!ok)
    throw new Error(
      `The packages cannot be installed${isConnected ? '' : ': the registry of npm does not answer'}.\n${output}`,
    );
}

/** npm writes the hidden lockfile last, so an interrupted installation is detected. */
function packagesMatchLock() {
  const hidden = 'node_modules/.package-lock.json';
  if (!existsSync(hidden)) return false;
  const installed = readJson(hidden).packages;
  return Object.entries(readJson('package-lock.json').packages).every(
    ([path, { version, integrity, optional }]) =>
      path === '' ||
      // Optional packages are for one platform each, so most are absent.
      (!installed[path] && optional) ||
      (installed[path]?.version === version && installed[path]?.integrity === integrity),
  );
}

function isAtLeast(version) {
  const [own, wanted] = [process.versions.node, version].map((text) => text.split('.').map(Number));
  const [major, minor] = own;
  return major > wanted[0] || (major === wanted[0] && minor >= wanted[1]);
}

const adviceOn = (version) =>
  `This is Node ${process.versions.node}. Install ${version} or newer from https://nodejs.org/.`;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
