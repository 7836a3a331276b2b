import { request } from 'node:http';
import { type Site, serveSite } from '../support/site.ts';

export interface Proxy extends Site {
  /** The number of POSTs that wait. */
  held(): number;
}

/** A proxy that passes everything on, except POSTs: they get no answer. */
export async function holdPosts(backend: string): Promise<Proxy> {
  let held = 0;
  const site = await serveSite((asked, answer) => {
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
  });
  return { ...site, held: () => held };
}
