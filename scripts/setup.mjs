/*
 * Makes a fresh clone ready to run; `npm start` and `npm test` call it first. It runs on whatever Node the
 * person has, before anything is installed: plain JavaScript, nothing but Node's own modules.
 */
import { chromiumHelp, findChromium, installChromium } from './chromium.mjs';
import { ensurePackages } from './packages.mjs';
import { say } from './run.mjs';

const OLDEST_NODE = [20, 19];

function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Error(
    `This project needs Node ${OLDEST_NODE.join('.')} or newer, and this is Node ${process.versions.node}. Install a newer one from https://nodejs.org/.`,
  );
}

function ensureChromium() {
  if (!findChromium() && !installChromium()) throw new Error(chromiumHelp);
}

try {
  checkNodeVersion();
  ensurePackages();
  if (process.argv.includes('--browser')) ensureChromium();
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
