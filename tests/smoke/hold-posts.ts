import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  url: string;
  /** The number of POSTs that wait. */
  held(): number;
  close(): Promise<void>;
}

/** A proxy that passes everything on, except POSTs: they get no answer. */
export async function holdPosts(backend: string): Promise<Proxy> {
  let held = 0;
  const server = createServer((asked, answer) => {
    if (asked.method === 'POST') {
      held += 1;
      return;
    }
    const passed = request(new URL(asked.url ?? '', backend), {
      headers: { ...asked.headers, host: new URL(backend).host },
    });
    passed.on('response', (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    passed.end();
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    held: () => held,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
