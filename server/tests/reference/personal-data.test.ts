import { expect, test } from 'vitest';
import { error, MINUTE, ok, SECOND, setUp, UNKNOWN_LINK } from './support.ts';

const gone = error(404, UNKNOWN_LINK);
const DATA = '/members/personaldata';
const REPORTS = '/members/personalreports';

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

test.each([
  ['memberWithoutSurveys', { Phone: '+45 33 55 01 27' }, 0],
  ['memberNotActivated', {}, 0],
  ['bothMemberWithoutPassword', {}, 1],
  ['memberWithManySurveys', { Organisation: 'Instytut Pomiarów', Panel: 'weekly' }, 1000],
] as const)('%s gets the extra fields %j and %i survey entries', async (key, extra, entries) => {
  const { issue, get } = setUp();
  const { data } = await get(`${DATA}/${issue('member', key, 'pdaccess')}`);
  expect(data).toMatchObject({ extra, survey: { length: entries } });
});

// tests/flows/ has the content of the reports, and of the data.
test('the mailed link shows the reports of a member any number of times for an hour', async () => {
  const { requestToken, get, advance } = setUp();
  const token = await requestToken(REPORTS, 'both');
  const shown = ok({ reports: { length: 3 } });
  expect(await get(`${REPORTS}/${token}`)).toMatchObject(shown);
  advance(60 * MINUTE - SECOND);
  expect(await get(`/token/${token}`)).toMatchObject({ data: { type: 'personalreports' } });
  expect(await get(`${REPORTS}/${token}`)).toMatchObject(shown);
  advance(SECOND);
  expect(await get(`${REPORTS}/${token}`)).toEqual(gone);
});

test('a member without reports gets an empty list', async () => {
  const { issue, get } = setUp();
  const token = issue('member', 'memberWithoutSurveys', 'personalreports');
  expect(await get(`${REPORTS}/${token}`)).toMatchObject({ data: { reports: [] } });
});

const OTHERS = ['forgotpw', 'activate', 'portalaccess', 'registration', 'vouchernewreg'] as const;

test.each([
  [DATA, 'personalreports'],
  [REPORTS, 'pdaccess'],
] as const)('%s refuses tokens of other types', async (path, other) => {
  const { issue, get } = setUp();
  for (const type of [other, ...OTHERS])
    expect(await get(`${path}/${issue('member', 'both', type)}`), type).toEqual(gone);
});

test('personal data is refused an hour after the mail', async () => {
  const { requestToken, get, advance } = setUp();
  const token = await requestToken(DATA, 'both');
  advance(60 * MINUTE);
  expect(await get(`${DATA}/${token}`)).toEqual(gone);
});
