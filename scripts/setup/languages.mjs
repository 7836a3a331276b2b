/*
 * Python with Flask, Go and PHP, for the tests of examples/servers/. They come from the packages of Debian and Ubuntu. Plain
 * JavaScript, because setup.mjs imports it.
 */
import { spawnSync } from 'node:child_process';
import { installPackages } from './apt.mjs';
import { say } from './run.mjs';

const succeeds = (program, ...parameters) => spawnSync(program, parameters).status === 0;

/** The packages of Debian belong to its own Python, and `python3` can be another. */
export const findPython = () =>
  ['python3', '/usr/bin/python3'].find((python) => succeeds(python, '-c', 'import flask, waitress'));

const LANGUAGES = {
  python: { isInstalled: () => findPython() !== undefined, packages: ['python3-flask', 'python3-waitress'] },
  go: { isInstalled: () => succeeds('go', 'version'), packages: ['golang-go'] },
  php: {
    isInstalled: () => succeeds('php', '-r', 'new PDO("sqlite::memory:"); PASSWORD_ARGON2ID;'),
    packages: ['php-cli', 'php-sqlite3'],
  },
};

/** Why the tests with a language cannot run here; `undefined` if they can. */
export function missingLanguage(name) {
  const { isInstalled, packages } = LANGUAGES[name];
  if (isInstalled()) return undefined;
  return `on Debian and Ubuntu: apt-get install ${packages.join(' ')}`;
}

/** Installs what is missing. */
export function ensureLanguages() {
  const missing = Object.keys(LANGUAGES).filter(missingLanguage);
  installPackages(missing.flatMap((name) => LANGUAGES[name].packages));
  for (const name of missing)
    if (missingLanguage(name)) say(`the server in ${name} is not tested; ${missingLanguage(name)}`);
}
