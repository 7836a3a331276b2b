import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { head, isMet, openConnection, statuses } from './raw.ts';
import type { TestedServer } from './start.ts';
import { createVisitor } from './visitor.ts';

const BODY = '{"email":"nobody@example.org"}';
const MEGABYTES_100 = 100 * 1024 * 1024;
const HIDDEN = 'GET /api/v1/settings/products HTTP/1.1\r\nHost: localhost\r\n\r\n';
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

const BAD_LENGTHS = [
  ...['-1', '+5', '1e1', '0x5', '5, 6', '5 6', '99999999999999999999999'].map((length) => [length]),
  ['5', '6'],
].map((lengths) => lengths.map((length) => `Content-Length: ${length}`));

/** A body of a request that is refused, which looks like a request itself. */
const REFUSED: Readonly<Record<string, string>> = {
  'an unknown call': head({ path: '/api/v1/unknown', lines: [`Content-Length: ${HIDDEN.length}`] }) + HIDDEN,
  'a call without the anti-forgery token':
    head({ lines: ['X-XSRF-TOKEN: other', `Content-Length: ${HIDDEN.length}`] }) + HIDDEN,
  'a GET':
    head({ method: 'GET', path: '/api/v1/token/a', lines: [`Content-Length: ${HIDDEN.length}`] }) + HIDDEN,
  'a PUT': head({ method: 'PUT', lines: [`Content-Length: ${HIDDEN.length}`] }) + HIDDEN,
  'a chunked call': `${head({ path: '/api/v1/unknown', lines: ['Transfer-Encoding: chunked'] })}${chunk(HIDDEN)}0\r\n\r\n`,
  'a call that is too large': head({ lines: [`Content-Length: ${MEGABYTES_100}`] }) + HIDDEN,
};

const PATHS = [
  '/api/v1/login',
  '/api/v1/login/member',
  '/api/v1/login/resetpw',
  '/api/v1/members/registration',
];

export function testBodies(server: () => TestedServer): void {
  test.each(BAD_LENGTHS)('a request with %s %s is refused, and the connection ends', async (...lines) => {
    const connection = await openConnection(server().port);
    connection.send(head({ lines }) + BODY);
    expect(await isMet(connection.isClosed, 15), connection.received()).toBe(true);
    expect([[400], [413], []]).toContainEqual(statuses(connection));
  });

  test('a body of 100 MB is refused before it is sent', async () => {
    const connection = await openConnection(server().port);
    connection.send(head({ lines: [`Content-Length: ${MEGABYTES_100}`] }));
    expect(await isMet(connection.isClosed, 15), connection.received()).toBe(true);
    expect(statuses(connection)).toEqual([413]);
  });

  test('a chunked body without an end is refused', async () => {
    const connection = await openConnection(server().port);
    connection.send(head({ lines: ['Transfer-Encoding: chunked'] }));
    // Only until it is refused: a server that closes a connection with unread bytes resets it, and the answer may be lost.
    for (let kilobytes = 0; kilobytes < 64 && statuses(connection).length === 0; kilobytes += 1) {
      connection.send(chunk(' '.repeat(1024)));
      await wait(5);
    }
    expect(await isMet(() => statuses(connection).length > 0, 15), connection.received()).toBe(true);
    expect(statuses(connection)).toEqual([413]);
    connection.destroy();
  });

  test.each(Object.entries(REFUSED))('the body of %s is never taken for a request', async (_, request) => {
    const connection = await openConnection(server().port);
    connection.send(request);
    expect(await isMet(() => statuses(connection).length > 0, 15)).toBe(true);
    await isMet(() => statuses(connection).length > 1, 0.3);
    expect(statuses(connection), connection.received()).toHaveLength(1);
    connection.destroy();
  });

  test('half of a character is an address or none, and no fault of the server', async () => {
    const { post } = createVisitor(server());
    const half = '\\ud83d';
    const fields = `"email":"${half}@example.org","pass":"${half}","token":"${half}","firstname":"${half}"`;
    for (const path of PATHS) {
      const { http, text } = await post(
        path,
        `{${fields},"lastname":"a","agreeTC":true,"regType":"default"}`,
      );
      expect(http, `${path} ${text}`).toBeLessThan(500);
      expect(JSON.parse(text)).toHaveProperty('status');
    }
  });
}
