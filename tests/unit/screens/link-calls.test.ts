import { expect, test } from 'vitest';
import type { Client } from '../../../src/api/client.ts';
import { requestAccess } from '../../../src/screens/mail-request/access-request.api.ts';
import { fetchPersonalData } from '../../../src/screens/private-data/personal-data.api.ts';
import { fetchPersonalReports } from '../../../src/screens/private-data/personal-reports.api.ts';
import { setPassword } from '../../../src/screens/set-password/set-password.api.ts';
import { checkToken } from '../../../src/screens/token/token.api.ts';
import { clientFor, fakeFetch, ok } from '../api/fake-fetch.ts';

const EMAIL = 'ada@example.org';
const TOKEN = 'k3y';
const NEW = { password: ' Quiet-Meadow-74 ', repeated: ' Quiet-Meadow-74 ' };
const { signal } = new AbortController();

type Call = (client: Client, token: string) => Promise<unknown>;

const reset =
  (account: 'member' | 'user' | undefined): Call =>
  (client, token) =>
    setPassword(client, { type: 'forgotpw', account, value: token }, NEW, signal);

const GETS: Record<string, [path: string, data: unknown, call: Call]> = {
  'a check of a token': [
    '/token',
    { type: 'forgotpw' },
    (client, token) => checkToken(client, token, signal),
  ],
  'personal data': [
    '/members/personaldata',
    { personal: {} },
    (client, token) => fetchPersonalData(client, token, signal),
  ],
  'personal reports': [
    '/members/personalreports',
    { personal: {} },
    (client, token) => fetchPersonalReports(client, token, signal),
  ],
};

test.each<[string, string, Call]>([
  ['a new member password', '/login/member/resetpw', reset('member')],
  ['a new user password', '/login/user/resetpw', reset('user')],
  ['a new password of an unknown account type', '/login/resetpw', reset(undefined)],
])('%s is a POST to %s with the unchanged password', async (_, path, call) => {
  const sent = fakeFetch(ok(null));
  expect(await call(clientFor(), TOKEN)).toEqual({ ok: true, value: null });
  expect(sent.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
    `POST https://portal.example/api/v1${path}`,
  ]);
  expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
    token: TOKEN,
    pass: NEW.password,
    pass2: NEW.repeated,
  });
});

test.each(['personaldata', 'personalreports'] as const)(
  'a request for access to %s is a POST with the email address',
  async (kind) => {
    const sent = fakeFetch(ok());
    await requestAccess(clientFor(), kind, EMAIL, signal);
    expect(sent.map(({ url, init }) => `${init.method} ${url} ${init.body}`)).toEqual([
      `POST https://portal.example/api/v1/members/${kind} {"email":"${EMAIL}"}`,
    ]);
  },
);

for (const [name, [path, data, call]] of Object.entries(GETS)) {
  /** A token is always one path segment, so it cannot change the path, the query or the host. */
  test.each([
    ['k3y', 'k3y'],
    ['a/b', 'a%2Fb'],
    ['../../admin', '..%2F..%2Fadmin'],
    ['a?b#c', 'a%3Fb%23c'],
    ['a b+c', 'a%20b%2Bc'],
    ['100%', '100%25'],
    ['%2e%2e', '%252e%252e'],
    ['ünï', '%C3%BCn%C3%AF'],
    ['...', '...'],
    ['\ud800', '%EF%BF%BD'],
  ])(`${name} with the token %j is one GET with one path segment`, async (token, segment) => {
    const sent = fakeFetch(ok(data));
    expect(await call(clientFor(), token)).toEqual({ ok: true, value: data });
    expect(sent.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
      `GET https://portal.example/api/v1${path}/${segment}`,
    ]);
    expect(sent[0]?.init.body).toBeUndefined();
  });

  test.each(['', '.', '..'])(`${name} with the token "%s" fails without a request`, async (token) => {
    const sent = fakeFetch(ok(data));
    expect(await call(clientFor(), token)).toMatchObject({ ok: false });
    expect(sent).toEqual([]);
  });
}

test('a call can be aborted', async () => {
  const aborted = AbortSignal.abort();
  fakeFetch(ok({ type: 'forgotpw', personal: {} }));
  const calls = [
    checkToken(clientFor(), TOKEN, aborted),
    setPassword(clientFor(), { type: 'activate', account: undefined, value: TOKEN }, NEW, aborted),
    requestAccess(clientFor(), 'personaldata', EMAIL, aborted),
    fetchPersonalData(clientFor(), TOKEN, aborted),
    fetchPersonalReports(clientFor(), TOKEN, aborted),
  ];
  for (const call of calls) expect(await call).toMatchObject({ problem: { kind: 'unreachable' } });
});
