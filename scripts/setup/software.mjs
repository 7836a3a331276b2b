/* What the tests use besides the packages of npm. `npm run setup` installs it, and tests without it are skipped with a reason. */
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @typedef {'nginx' | 'apache' | 'caddy'} WebServerName */

/** @type {readonly WebServerName[]} */
export const WEB_SERVERS = ['nginx', 'apache', 'caddy'];

/** Prototype and MooTools, which some host pages still load. */
export const OLD_LIBRARIES = {
  prototype: '/usr/share/javascript/prototype/prototype.js',
  mootools: '/usr/share/javascript/mootools/mootools-core-nc.js',
};

/** @param {string} name */
export const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Paths of executables; `undefined` for those that are missing. */
export const ENGINES = {
  firefox: process.env.FIREFOX_PATH ?? inPath('firefox-esr'),
  webkitDriver: inPath('WebKitWebDriver'),
  // Debian keeps it in the folder of the library.
  miniBrowser: globSync('/usr/lib/*-linux-gnu/webkit2gtk-*/MiniBrowser')[0],
  xvfb: inPath('xvfb-run'),
  // xvfb-run does not start without it.
  xauth: inPath('xauth'),
};

/** The files of each, and names of programs. */
const SOFTWARE = {
  engines: Object.values(ENGINES),
  nginx: ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
  apache: ['/usr/sbin/apache2'],
  caddy: ['/usr/bin/caddy'],
  haproxy: ['/usr/sbin/haproxy'],
  postgres: ['/usr/lib/postgresql/15/bin/initdb'],
  'screen-reader': [
    ...[ENGINES.firefox, 'orca', 'dbus-daemon', 'Xvfb', 'openbox', 'xdotool'],
    '/usr/libexec/at-spi-bus-launcher',
  ],
  poppler: ['pdfinfo', 'pdftotext'],
  'old-libraries': Object.values(OLD_LIBRARIES),
};

/**
 * Why the tests with this software cannot run here; `undefined` if they can.
 * @param {keyof typeof SOFTWARE} name
 */
export function missingSoftware(name) {
  if (SOFTWARE[name].every((file) => file && (file.includes('/') ? existsSync(file) : inPath(file))))
    return undefined;
  return `Not tested: ${name}. On Debian and Ubuntu, \`npm run setup\` installs it as root.`;
}
