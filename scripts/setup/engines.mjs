/*
 * Firefox and WebKitGTK, for the tests in other engines than Chromium. They come from the packages of Debian and Ubuntu. Plain
 * JavaScript, because setup.mjs imports it.
 */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './apt.mjs';
import { say } from './run.mjs';

/** Paths of executables; `undefined` for those that are missing. */
export function findEngines() {
  return {
    firefox: process.env.FIREFOX_PATH ?? inPath('firefox-esr'),
    webkitDriver: inPath('WebKitWebDriver'),
    miniBrowser: findMiniBrowser(),
    xvfb: inPath('xvfb-run'),
  };
}

/** Why the tests in these engines cannot run here; `undefined` if they can. */
export function missingEngines() {
  const missing = Object.entries(findEngines()).filter(([, path]) => !path);
  if (missing.length === 0) return undefined;
  return `Firefox and WebKitGTK are not tested: ${missing.map(([name]) => name).join(', ')} not found. On Debian and Ubuntu: apt-get install ${PACKAGES.join(' ')}`;
}

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Installs what is missing, if this is root on a system with apt. Without them the tests are skipped with a reason. */
export function ensureEngines() {
  if (!missingEngines()) return;
  installPackages(PACKAGES);
  const reason = missingEngines();
  if (reason) say(reason);
}

function inPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/** Debian keeps it in the folder of the library, such as /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1. */
function findMiniBrowser() {
  const inFolder = (folder, pattern) =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => pattern.test(name))
      .map((name) => join(folder, name));
  return inFolder('/usr/lib', /-linux-gnu/)
    .flatMap((folder) => inFolder(folder, /^webkit2gtk-/))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}
