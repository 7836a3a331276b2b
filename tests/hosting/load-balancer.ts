/* HAProxy with TLS in front of a web server, as docs/operating.md describes load balancers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { generate } from 'selfsigned';
import { freePort } from '../support/free-port.ts';

/** Not the address of the tests, which are not behind it. */
export const BALANCER = '127.0.0.2';

/** Returns its port, and a function that stops it. */
export async function startLoadBalancer(webServerPort: number) {
  const folder = mkdtempSync(join(tmpdir(), 'haproxy-'));
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }]);
  writeFileSync(join(folder, 'site.pem'), `${cert}\n${key}`);
  const port = await freePort();
  writeFileSync(
    join(folder, 'haproxy.cfg'),
    `
defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
frontend https
  bind 127.0.0.1:${port} ssl crt ${folder}/site.pem
  option forwardfor
  http-request set-header X-Forwarded-Proto https
  default_backend web
backend web
  server web 127.0.0.1:${webServerPort} source ${BALANCER}
`,
  );
  const server = spawn('/usr/sbin/haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' });
  const isReady = async () => {
    const socket = connect(port, '127.0.0.1');
    return once(socket.unref(), 'connect').then(
      () => Boolean(socket.destroy()),
      () => false,
    );
  };
  await expect.poll(isReady, { message: 'haproxy', intervals: [20, 50, 100] }).toBe(true);
  return {
    port,
    async stop() {
      const stopped = once(server, 'exit');
      server.kill();
      await stopped;
      rmSync(folder, { recursive: true });
    },
  };
}
