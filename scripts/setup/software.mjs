/*
 * What the tests use besides the packages of npm: engines, web servers and old libraries. It comes from the packages of
 * Debian and Ubuntu, and a test without it is skipped with a reason. Plain JavaScript, because setup.mjs imports it.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './apt.mjs';
import { inPath, say } from './run.mjs';

export const WEB_SERVERS = /** @type {const} */ (['nginx', 'apache', 'caddy']);

/** @typedef {typeof WEB_SERVERS[number]} WebServerName */

/** Prototype and MooTools, which some host pages still load. */
export const OLD_LIBRARIES = {
  prototype: '/usr/share/javascript/prototype/prototype.js',
  mootools: '/usr/share/javascript/mootools/mootools-core-nc.js',
};

/** Paths of executables; `undefined` for those that are missing. */
export function findEngines() {
  return {
    firefox: process.env.FIREFOX_PATH ?? inPath('firefox-esr')[0],
    webkitDriver: inPath('WebKitWebDriver')[0],
    miniBrowser: findMiniBrowser(),
    xvfb: inPath('xvfb-run')[0],
    // xvfb-run does not start without it, and the package of xvfb only recommends it.
    xauth: inPath('xauth')[0],
  };
}

const hasFiles = (...files) => files.every((file) => existsSync(file));

/** @type {Record<string, { packages: string[], isInstalled(): boolean }>} */
const SOFTWARE = {
  nginx: {
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    isInstalled: () => hasFiles('/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  },
  apache: {
    packages: ['apache2'],
    isInstalled: () => hasFiles('/usr/sbin/apache2', '/etc/apache2/mods-available/mime.conf'),
  },
  caddy: { packages: ['caddy'], isInstalled: () => hasFiles('/usr/bin/caddy') },
  haproxy: { packages: ['haproxy'], isInstalled: () => hasFiles('/usr/sbin/haproxy') },
  engines: {
    packages: ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'],
    isInstalled: () => Object.values(findEngines()).every(Boolean),
  },
  'screen-reader': {
    packages: ['orca', 'at-spi2-core', 'dbus-daemon', 'xvfb', 'openbox', 'xdotool', 'firefox-esr'],
    isInstalled: () =>
      ['orca', 'dbus-daemon', 'Xvfb', 'openbox', 'xdotool', 'firefox-esr'].every((name) => inPath(name)[0]) &&
      hasFiles('/usr/libexec/at-spi-bus-launcher'),
  },
  poppler: {
    packages: ['poppler-utils'],
    isInstalled: () => ['pdfinfo', 'pdftotext'].every((name) => inPath(name)[0]),
  },
  'old-libraries': {
    packages: ['libjs-prototype', 'libjs-mootools'],
    isInstalled: () => hasFiles(...Object.values(OLD_LIBRARIES)),
  },
};

/** Why the tests with this software cannot run here; `undefined` if they can. */
export function missingSoftware(name) {
  const { packages, isInstalled } = SOFTWARE[name];
  if (isInstalled()) return undefined;
  return `Not tested: ${name}. On Debian and Ubuntu: apt-get install ${packages.join(' ')}`;
}

/** Installs what is missing, if this is root on a system with apt. */
export function ensureSoftware(names) {
  const missing = names.filter((name) => missingSoftware(name));
  installPackages(missing.flatMap((name) => SOFTWARE[name].packages));
  for (const reason of missing.map(missingSoftware).filter(Boolean)) say(reason);
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
