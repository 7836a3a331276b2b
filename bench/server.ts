import { once } from 'node:events';
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Certificate } from './certificate.ts';
import type { Page } from './page.ts';

const TYPES: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export interface PageServer {
  readonly url: string;
  close(): Promise<void>;
}

interface Reply {
  readonly headers: Record<string, string | number>;
  readonly body: Uint8Array;
}

/** Serves a page over TLS and HTTP/2, compressed with brotli, on a free port of localhost. */
export async function servePage(page: Page, { key, cert }: Certificate): Promise<PageServer> {
  const server = createSecureServer({ key, cert });
  // Compressed once, because a real server has the files ready.
  const replies = new Map<string, Reply>();
  server.on('stream', (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
    const { pathname } = new URL(headers[':path'] ?? '/', 'https://localhost');
    const name = `${headers[':method']} ${pathname}`;
    const reply = replies.get(name) ?? replyTo(page, name, pathname);
    replies.set(name, reply);
    stream.respond(reply.headers);
    stream.end(reply.body);
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => sessions.add(session));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}${page.path}`,
    async close() {
      server.close();
      for (const session of sessions) session.destroy();
      await once(server, 'close');
    },
  };
}

function replyTo({ read, answers, policy }: Page, name: string, path: string): Reply {
  const answer = answers?.[name];
  if (answer !== undefined) return compressed('application/json', JSON.stringify(answer));
  const file = read(path);
  if (file === undefined) {
    console.warn(`The benchmark has no answer to ${name}.`);
    return { headers: { ':status': 404 }, body: new Uint8Array() };
  }
  const isDocument = extname(path) === '';
  const headers = isDocument && policy ? { 'content-security-policy': policy } : {};
  return compressed(TYPES[extname(path)] ?? 'application/octet-stream', file, headers);
}

function compressed(type: string, content: string | Uint8Array, headers = {}): Reply {
  const body = brotliCompressSync(content);
  return {
    headers: {
      ':status': 200,
      'content-type': type,
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': 'max-age=600',
      ...headers,
    },
    body,
  };
}
