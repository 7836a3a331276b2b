/*
 * The servers that adopters copy, behind the configurations in examples/hosting/: no part of a request may be taken for the next
 * request, which belongs to another person. `npm test` runs this with nginx.
 */
import { test as base, expect } from 'playwright/test';
import { missingSoftware, type WebServerName } from '../../scripts/setup/software.mjs';
import { type Connection, head, isMet, openConnection, statuses } from '../../server/tests/servers/raw.ts';
import { SERVER_NAMES, startTestedServer } from '../../server/tests/servers/start.ts';
import { createVisitor } from '../../server/tests/servers/visitor.ts';
import { freePort } from '../support/free-port.ts';
import { startWebServer } from './web-server.ts';

const test = base.extend<object, { dist: string; hosting: WebServerName }>({
  dist: ['dist', { option: true, scope: 'worker' }],
  hosting: ['nginx', { option: true, scope: 'worker' }],
});

test.skip(({ hosting }) => missingSoftware(hosting) !== undefined, 'the web server is not installed');

const HIDDEN = 'GET /api/v1/settings/products HTTP/1.1\r\nHost: localhost\r\n\r\n';
const CHUNK = `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`;
const length = (size = HIDDEN.length) => `Content-Length: ${size}`;
const END = '0\r\n\r\n';

/**
 * How many attackers there are, and how many seconds pass before the others make their calls. Apache has several processes with
 * connections of their own to the application, and Caddy closes a connection with an answer that nobody has asked for.
 */
const ROUNDS = [
  [1, 0.3],
  [4, 0.3],
  [4, 0],
] as const;
const VICTIMS = 8;

/** Requests that two servers could split in different places. */
const AMBIGUOUS: Readonly<Record<string, string>> = {
  'a body of an unknown call': head({ path: '/api/v1/unknown', lines: [length()] }) + HIDDEN,
  'a body of a forged call': head({ lines: ['X-XSRF-TOKEN: other', length()] }) + HIDDEN,
  'a body of a GET': head({ method: 'GET', path: '/api/v1/token/a', lines: [length()] }) + HIDDEN,
  'a body of a PUT': head({ method: 'PUT', lines: [length()] }) + HIDDEN,
  'a body in a chunk': head({ path: '/api/v1/unknown', lines: ['Transfer-Encoding: chunked'] }) + CHUNK,
  'a length that is too large': head({ lines: [length(100_000_000)] }) + HIDDEN,
  'a length of 0': head({ lines: [length(0)] }) + HIDDEN,
  'a length with a sign': head({ lines: [`Content-Length: +${HIDDEN.length}`] }) + HIDDEN,
  'a negative length': head({ lines: ['Content-Length: -1'] }) + HIDDEN,
  'two lengths': head({ lines: [length(0), length()] }) + HIDDEN,
  'a length and chunks':
    head({ lines: [length(END.length + HIDDEN.length), 'Transfer-Encoding: chunked'] }) + END + HIDDEN,
  'chunks and a short length': head({ lines: ['Transfer-Encoding: chunked', length(4)] }) + CHUNK,
  'another encoding': head({ lines: [length(4), 'Transfer-Encoding: xchunked'] }) + CHUNK,
  'a space before the colon': head({ lines: [length(4), 'Transfer-Encoding : chunked'] }) + CHUNK,
  'a control character': head({ lines: [length(4), 'Transfer-Encoding: \vchunked'] }) + CHUNK,
  'a folded line': head({ lines: [length(4), 'Transfer-Encoding:\r\n chunked'] }) + CHUNK,
  'two encodings': head({ lines: [length(4), 'Transfer-Encoding: chunked, identity'] }) + CHUNK,
  'an underscore': head({ lines: [length(), 'Content_Length: 0'] }) + HIDDEN,
  'chunks without a carriage return':
    head({ lines: ['Transfer-Encoding: chunked'] }) + CHUNK.replaceAll('\r\n', '\n'),
  'chunks in HTTP 1.0': (head({ lines: ['Transfer-Encoding: chunked'] }) + CHUNK).replace(
    'HTTP/1.1',
    'HTTP/1.0',
  ),
  'an expectation': head({ path: '/api/v1/unknown', lines: ['Expect: 100-continue', length()] }) + HIDDEN,
};

for (const name of SERVER_NAMES) {
  test.describe(name, () => {
    test('nobody gets the answer to a request that was hidden in another', async ({ hosting, dist }) => {
      test.slow();
      const { port, url, close } = await startBehind(hosting, dist);
      for (const [what, request] of Object.entries(AMBIGUOUS))
        for (const [count, seconds] of ROUNDS) {
          const attackers = await Promise.all(Array.from({ length: count }, () => openConnection(port)));
          for (const { send } of attackers) send(request);
          const isAnswered = (each: Connection) => statuses(each).length > 0 || each.isClosed();
          await isMet(() => attackers.every(isAnswered), seconds);
          const victims = Array.from({ length: VICTIMS }, async (_, number) => {
            const part = number % 2 ? 'config' : 'config/short';
            const { http, data } = await createVisitor({ url }).get(`/api/v1/settings/${part}`);
            const { systempreferences = {} } = data as { systempreferences?: object };
            return [what, http, Object.keys(systempreferences)];
          });
          const [short, long] = ['ssoproviders', 'branding'].map((key) => [
            what,
            200,
            expect.arrayContaining([key]),
          ]);
          expect(await Promise.all(victims)).toEqual(
            Array(VICTIMS / 2)
              .fill([short, long])
              .flat(),
          );
          for (const { destroy } of attackers) destroy();
        }
      await close();
    });

    test('50 clients that send no body do not delay the others', async ({ hosting, dist }) => {
      const { port, close } = await startBehind(hosting, dist);
      const slow = await Promise.all(Array.from({ length: 50 }, () => openConnection(port)));
      for (const each of slow) each.send(head({ lines: [length(100)] }));
      // On a connection of its own: Apache answers an idle connection in the process that has accepted it, when that has time.
      const other = await openConnection(port);
      other.send(head({ method: 'GET', path: '/api/v1/settings/config' }));
      await isMet(() => statuses(other).length > 0, 5);
      expect(statuses(other)).toEqual([200]);
      for (const each of [...slow, other]) each.destroy();
      await close();
    });
  });

  async function startBehind(hosting: WebServerName, dist: string) {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const server = await startTestedServer(name, url);
    const stop = await startWebServer(hosting, { dist, port, applicationPort: server.port });
    const close = async () => {
      await stop();
      await server.close();
    };
    return { port, url, close };
  }
}
