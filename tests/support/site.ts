import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Site {
  url: string;
  close(): Promise<void>;
}

/** Starts a server on another origin. */
export async function serveSite(answer: RequestListener): Promise<Site> {
  const server = createServer(answer).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Serves a host page with this HTML in its body. */
export const servePage = (html: string): Promise<Site> =>
  serveSite((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>A host page</title><body>${html}`);
  });
