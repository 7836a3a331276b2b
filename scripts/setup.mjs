/*
 * Prepares a fresh clone; `npm start` and `npm test` run it first. It must run on any Node before anything is installed, so it
 * is plain JavaScript and only uses modules of Node.
 */
import { ensureChromium } from './setup/chromium.mjs';
import { ensureEngines } from './setup/engines.mjs';
import { ensureLanguages } from './setup/languages.mjs';
import { ensureOldLibraries } from './setup/old-libraries.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { say } from './setup/run.mjs';
import { ensureWebServers, WEB_SERVERS } from './setup/web-servers.mjs';

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
