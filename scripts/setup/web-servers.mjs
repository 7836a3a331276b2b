/*
 * nginx, Apache and Caddy, for the tests of examples/hosting/. They come from the packages of Debian and Ubuntu. Plain
 * JavaScript, because setup.mjs imports it.
 */
import { existsSync } from 'node:fs';
import { installPackages } from './apt.mjs';
import { say } from './run.mjs';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Files that a server needs, and the packages with them. */
const SERVERS = {
  nginx: {
    files: ['/usr/sbin/nginx', BROTLI_MODULE],
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  },
  apache: { files: ['/usr/sbin/apache2', '/etc/apache2/mods-available/mime.conf'], packages: ['apache2'] },
  caddy: { files: ['/usr/bin/caddy'], packages: ['caddy'] },
};

/** @typedef {keyof typeof SERVERS} WebServerName */

export const WEB_SERVERS = /** @type {WebServerName[]} */ (Object.keys(SERVERS));

const isInstalled = (name) => SERVERS[name].files.every((file) => existsSync(file));

/** Why the tests with a server cannot run here; `undefined` if they can. */
export function missingWebServer(name) {
  if (isInstalled(name)) return undefined;
  return `${name} is not installed. On Debian and Ubuntu: apt-get install ${SERVERS[name].packages.join(' ')}`;
}

/** Installs the servers that are missing, without starting them. */
export function ensureWebServers(names) {
  const missing = names.filter((name) => !isInstalled(name));
  installPackages(missing.flatMap((name) => SERVERS[name].packages));
  for (const reason of names.map(missingWebServer).filter(Boolean)) say(reason);
}
