/*
 * Prepares a fresh clone; `npm start` and `npm test` run it first. It must run on any Node before anything is installed, so it
 * is plain JavaScript and only uses modules of Node.
 */
import { ensureChromium } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { ensureLanguages } from './languages.mjs';
import { ensureOldLibraries } from './old-libraries.mjs';
import { ensurePackages } from './packages.mjs';
import { say } from './run.mjs';
import { ensureWebServers, WEB_SERVERS } from './web-servers.mjs';

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
  if (process.argv.includes('--browser')) ensureChromium();
  if (process.argv.includes('--engines')) ensureEngines();
  if (process.argv.includes('--old-libraries')) ensureOldLibraries();
  if (process.argv.includes('--web-servers')) ensureWebServers(WEB_SERVERS);
  else if (process.argv.includes('--nginx')) ensureWebServers(['nginx']);
  if (process.argv.includes('--languages')) ensureLanguages();
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
