import { expect, test } from 'vitest';
import { MINUTE, SECOND, setUp } from './support.ts';

/* The minute itself is in server/tests/servers/servers.test.ts. */
const DATA = '/members/personaldata';

test('the minute can extend beyond the hour of the token', async () => {
  const { issue, get, advance } = setUp();
  const token = issue('member', 'both', 'pdaccess');
  advance(60 * MINUTE - SECOND);
  const first = await get(`${DATA}/${token}`);
  advance(30 * SECOND);
  expect(first).toMatchObject({ http: 200 });
  expect(await get(`${DATA}/${token}`)).toEqual(first);
});

test('neither a check nor a HEAD request uses up the link', async () => {
  const { issue, get, request, advance } = setUp();
  const token = issue('member', 'both', 'pdaccess');
  await get(`/token/${token}`);
  const head = await request(`/api/v1${DATA}/${token}`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  advance(2 * MINUTE);
  expect(await get(`${DATA}/${token}`)).toMatchObject({ http: 200 });
});
