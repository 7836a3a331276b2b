/*
 * Prepares a fresh clone; `npm start` and `npm test` run it first. `npm test` also names the software that its tests use. It must
 * run on any Node before anything is installed, so it is plain JavaScript and only uses modules of Node.
 */
import { ensureChromium } from './setup/chromium.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { say } from './setup/run.mjs';
import { ensureSoftware } from './setup/software.mjs';

const OLDEST_NODE = [20, 19];

function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Error(
    `This project needs Node ${OLDEST_NODE.join('.')} or newer. This is Node ${process.versions.node}. Install a newer version from https://nodejs.org/.`,
  );
}

try {
  checkNodeVersion();
  ensurePackages();
  const names = process.argv.slice(2);
  if (names.includes('chromium')) ensureChromium();
  ensureSoftware(names.filter((name) => name !== 'chromium'));
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
