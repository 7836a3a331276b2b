/* `test` with a web server in front of an application that keeps what it receives. */
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { missingSoftware, type WebServerName } from '../../scripts/setup/software.mjs';
import { test as base } from '../flows/portal.ts';
import { freePort } from '../support/free-port.ts';
import { startWebServer } from './web-server.ts';

export { expect } from '../flows/portal.ts';

interface Site {
  readonly port: number;
  readonly host: string;
  readonly url: string;
  /** `/var/www/portal` of the documents. */
  readonly root: string;
  /** What has reached the application. */
  readonly received: IncomingMessage[];
  /** Sends lines of HTTP/1.1 as they are, and returns the whole answer. */
  send(...lines: string[]): Promise<string>;
  /** What the web server has logged. */
  logs(): string;
}

export const hostingTest = base.extend({
  /** nginx in `npm test`; `npm test -- hosting` runs these tests with each. */
  hosting: [({ hosting }, use) => use(hosting ?? 'nginx'), { scope: 'worker' }],
});

export const isMissing = ({ hosting }: { hosting: WebServerName | undefined }): boolean =>
  missingSoftware(hosting as WebServerName) !== undefined;

export const test = hostingTest.extend<{ balancer: string | undefined; site: Site }>({
  /** The address of a load balancer in front. */
  balancer: [undefined, { option: true }],
  site: async ({ hosting, dist, balancer }, use) => {
    const received: IncomingMessage[] = [];
    const application = createServer((request, answer) => {
      received.push(request);
      applicationAnswer(request, answer);
    }).listen(0, '127.0.0.1');
    await once(application, 'listening');
    const { port: applicationPort } = application.address() as AddressInfo;
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), `${hosting}-`));
    const stop = await startWebServer(hosting as WebServerName, {
      dist,
      port,
      applicationPort,
      folder,
      balancer,
    });
    const host = `localhost:${port}`;
    await use({
      port,
      host,
      url: `http://${host}`,
      root: join(folder, 'site'),
      received,
      send: (...lines) => {
        const socket = connect(port, '127.0.0.1');
        socket.write([...lines, '', ''].join('\r\n'));
        return text(socket);
      },
      logs: () =>
        ['portal.log', 'log']
          .map((name) => join(folder, name))
          .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
          .join(''),
    });
    await stop();
    application.close();
    application.closeAllConnections();
  },
});

/** `/silent…` ends the connection, `/refused` is a 404 with a policy of the application's own, `/cookies` sets 16 kB of cookies. */
const applicationAnswer: RequestListener = (request, answer) => {
  const { url = '' } = request;
  if (url.includes('silent')) return request.socket.destroy();
  if (url === '/refused')
    answer.writeHead(404, {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
    });
  if (url === '/cookies')
    answer.setHeader(
      'Set-Cookie',
      Array.from({ length: 4 }, (_, number) => `session${number}=${'a'.repeat(4000)}; Secure; HttpOnly`),
    );
  return answer.end('The application.');
};
