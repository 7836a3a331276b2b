import { expect, test } from 'vitest';
import { error, MINUTE, SECOND, setUp, UNKNOWN_LINK } from './support.ts';

const gone = error(404, UNKNOWN_LINK);
const DATA = '/members/personaldata';

test('personal data is shown for a minute, which a repetition does not extend, and cannot be checked again', async () => {
  const { issue, get, advance } = setUp();
  const token = issue('member', 'both', 'pdaccess');
  const first = await get(`${DATA}/${token}`);
  expect(first).toMatchObject({ http: 200 });
  expect(await get(`/token/${token}`)).toEqual(gone);
  advance(MINUTE - SECOND);
  expect(await get(`${DATA}/${token}`)).toEqual(first);
  advance(SECOND);
  expect(await get(`${DATA}/${token}`)).toEqual(gone);
});

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
