/* Runs a web server with its configuration in examples/hosting/, in which only the addresses and the folder are replaced. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'playwright/test';
import type { WebServerName } from '../../scripts/setup/software.mjs';
import { type Place, SERVERS } from './servers.ts';

interface Site extends Omit<Place, 'folder'> {
  /** Of the configuration and the logs. A new one by default. */
  readonly folder?: string;
  /** The folder that is served below the base. */
  readonly dist: string;
  /** The path of the portal, which the operator replaces in the configuration. */
  readonly base?: string | undefined;
}

/** Returns a function that stops the server. */
export async function startWebServer(
  name: WebServerName,
  { dist, base = '/login/', balancer, folder = mkdtempSync(join(tmpdir(), `${name}-`)), ...ports }: Site,
): Promise<() => Promise<void>> {
  const place = { ...ports, balancer, folder };
  const served = join(folder, 'site', base.slice(0, -1));
  mkdirSync(join(served, '..'), { recursive: true });
  if (SERVERS[name].readsAsOtherUser) {
    chmodSync(folder, 0o755);
    cpSync(dist, served, { recursive: true });
  } else symlinkSync(resolve(dist), served);
  cpSync('examples/hosting', folder, { recursive: true });
  writeFileSync(join(folder, 'site.conf'), adaptedConfiguration(name, place, base));
  writeFileSync(join(folder, 'main.conf'), SERVERS[name].main(place));
  const [program, ...parameters] = SERVERS[name].command(join(folder, 'main.conf'));
  const log = join(folder, 'log');
  // A file: Apache cannot open a pipe of Node by the name /dev/stderr.
  const output = openSync(log, 'w');
  const server = spawn(program, parameters, {
    stdio: ['ignore', output, output],
    env: { ...process.env, HOME: folder },
  });
  closeSync(output);
  const status = () =>
    fetch(`http://localhost:${place.port}${base}`).then(
      (answer) => answer.status,
      () => readFileSync(log, 'utf8'),
    );
  await expect.poll(status, { message: name, timeout: 10_000, intervals: [20, 50, 100] }).toBe(200);
  return async () => {
    const stopped = once(server, 'exit');
    server.kill();
    await stopped;
    rmSync(folder, { recursive: true });
  };
}

function adaptedConfiguration(name: WebServerName, place: Place, base: string): string {
  const { configuration, replacements } = SERVERS[name];
  const all = [
    ['portal.example', 'localhost'],
    ['/var/www/portal', `${place.folder}/site`],
    ['127.0.0.1:8080', `127.0.0.1:${place.applicationPort}`],
    ['/login', base.slice(0, -1)],
    ...replacements(place),
    ...(place.balancer ? [['10.0.0.0/8', place.balancer] as const] : []),
  ] as const;
  const shipped = readFileSync(`examples/hosting/${configuration}`, 'utf8');
  return all.reduce(
    (text, [shipped, adapted]) => {
      if (!text.includes(shipped)) throw new Error(`${configuration} does not contain ${shipped}.`);
      return text.replaceAll(shipped, adapted);
    },
    // A comment begins with a space. The other lines are for a load balancer.
    place.balancer ? shipped.replace(/^(\t*)#(?=\S)/gm, '$1') : shipped,
  );
}
