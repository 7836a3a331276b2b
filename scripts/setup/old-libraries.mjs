/*
 * Prototype and MooTools, which some host pages still load, for a test. They come from the packages of Debian and Ubuntu. Plain
 * JavaScript, because setup.mjs imports it.
 */
import { existsSync } from 'node:fs';
import { installPackages } from './apt.mjs';
import { say } from './run.mjs';

/** The file of each library, and the package with it. */
const LIBRARIES = {
  prototype: { file: '/usr/share/javascript/prototype/prototype.js', package: 'libjs-prototype' },
  mootools: { file: '/usr/share/javascript/mootools/mootools-core-nc.js', package: 'libjs-mootools' },
};

/** @typedef {keyof typeof LIBRARIES} OldLibrary */

export const oldLibraryFile = (name) => LIBRARIES[name].file;

const missing = () => Object.values(LIBRARIES).filter(({ file }) => !existsSync(file));

/** Why the test cannot run here; `undefined` if it can. */
export function missingOldLibraries() {
  const packages = missing().map((library) => library.package);
  if (packages.length === 0) return undefined;
  return `Old libraries are not tested. On Debian and Ubuntu: apt-get install ${packages.join(' ')}`;
}

/** Installs what is missing, if this is root on a system with apt. Without them the test is skipped with a reason. */
export function ensureOldLibraries() {
  installPackages(missing().map((library) => library.package));
  const reason = missingOldLibraries();
  if (reason) say(reason);
}
