/* One server for every host, with HTTPS: only then does a browser say whether a call comes from the same site. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { REPLIES } from '../hosts/replies.ts';
import { testedBuild } from '../support/tested-build.ts';

export interface SecureHosts {
  /** The origin of a host. The browser has to resolve every name to this computer. */
  originOf(host: string): string;
  /** Serves this HTML at `/` of every host. */
  show(html: string): void;
  /** What the browser says about each call: `same-site` or `cross-site`, by method and path. */
  calls: Map<string, string>;
  close(): Promise<void>;
}

export async function serveSecureHosts(): Promise<SecureHosts> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const calls = new Map<string, string>();
  let page = '';

  async function answer({ url = '/', method, headers }: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(url, 'https://localhost');
    if (!pathname.startsWith('/api/')) {
      const isScript = pathname.endsWith('.js');
      response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
      const file = join(testedBuild.outDir, pathname.replace('/login/', ''));
      return response.end(
        isScript ? await readFile(file) : pathname === '/' ? page : 'The page of the portal',
      );
    }
    response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? '');
    if (method === 'OPTIONS') return response.end();
    const call = `${method} ${pathname}`;
    calls.set(call, String(headers['sec-fetch-site']));
    return response.end(JSON.stringify({ status: 'OK', data: REPLIES[call] }));
  }

  const server = createServer({ key, cert }, (request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    originOf: (host) => `https://${host}:${port}`,
    show: (html) => {
      page = html;
    },
    calls,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
