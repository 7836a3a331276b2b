import { describe, expect, test } from 'vitest';
import type { Client } from '../../../src/api/client.ts';
import { probe, requestPortalLink, signIn } from '../../../src/screens/login/login.api.ts';
import { requestRecovery } from '../../../src/screens/mail-request/forgot-password.api.ts';
import { clientFor, fakeFetch, ok } from '../api/fake-fetch.ts';
import { captureWarnings } from '../support/console.ts';

const EMAIL = 'ada@example.org';
const { signal } = new AbortController();
const credentials = { email: EMAIL, password: ' pass word ', code: '' };

type Call = (client: Client) => Promise<unknown>;

test.each<[string, string, object, unknown, Call]>([
  [
    'the probe',
    '/login',
    { email: EMAIL },
    { action: 'choice', membercheck: true },
    (client) => probe(client, EMAIL, signal),
  ],
  [
    'the sign-in of an admin',
    '/login/user',
    { email: EMAIL, pass: ' pass word ', twofactor: '' },
    { action: 'admin' },
    (client) => signIn(client, { ...credentials, type: 'user' }, signal),
  ],
  [
    'the sign-in of a member with a code',
    '/login/member',
    { email: EMAIL, pass: ' pass word ', twofactor: '012345' },
    { action: 'portal' },
    (client) => signIn(client, { ...credentials, type: 'member', code: '012345' }, signal),
  ],
  [
    'the request for a portal link',
    '/members/portallogin',
    { email: EMAIL },
    null,
    (client) => requestPortalLink(client, EMAIL, signal),
  ],
  [
    'the recovery of an account of unknown type',
    '/login/forgotpw',
    { email: EMAIL },
    {},
    (client) => requestRecovery(client, 'any', EMAIL, signal),
  ],
  [
    'the recovery of a member account',
    '/login/member/forgotpw',
    { email: EMAIL },
    {},
    (client) => requestRecovery(client, 'member', EMAIL, signal),
  ],
  [
    'the recovery of a user account',
    '/login/user/forgotpw',
    { email: EMAIL },
    {},
    (client) => requestRecovery(client, 'user', EMAIL, signal),
  ],
])('%s is a POST to %s', async (_, path, body, data, call) => {
  const sent = fakeFetch(ok(data));
  expect(await call(clientFor())).toEqual({ ok: true, value: data });
  expect(sent.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
    `POST https://portal.example/api/v1${path}`,
  ]);
  expect(JSON.parse(String(sent[0]?.init.body))).toEqual(body);
});

test('a call can be aborted', async () => {
  fakeFetch(ok({ action: 'choice', membercheck: true }));
  const calls: Call[] = [
    (client) => probe(client, EMAIL, AbortSignal.abort()),
    (client) => signIn(client, { ...credentials, type: 'user' }, AbortSignal.abort()),
    (client) => requestPortalLink(client, EMAIL, AbortSignal.abort()),
    (client) => requestRecovery(client, 'user', EMAIL, AbortSignal.abort()),
  ];
  for (const call of calls)
    expect(await call(clientFor())).toMatchObject({ problem: { kind: 'unreachable' } });
});

describe('the probe', () => {
  const isUnderstood = async (data: unknown) => {
    captureWarnings();
    fakeFetch(ok(data));
    return (await probe(clientFor(), EMAIL, signal)).ok;
  };

  test.each([
    'choice',
    'password',
    'memberpassword',
    'twofactor',
    'membersuccess',
    'registration',
    'admin',
    'portal',
  ])('understands the action %s with and without flags', async (action) => {
    expect(await isUnderstood({ action })).toBe(true);
    expect(await isUnderstood({ action, active_user: null, active_member: null, membercheck: null })).toBe(
      true,
    );
    expect(await isUnderstood({ action, active_user: true, active_member: false, membercheck: true })).toBe(
      true,
    );
  });

  test.each([{ action: 'start' }, { action: 'done' }, { action: '' }, { action: null }, {}])(
    'rejects %j',
    async (data) => {
      expect(await isUnderstood(data)).toBe(false);
    },
  );
});

test.each(['password', 'registration', '', null])('a sign-in rejects the action %j', async (action) => {
  captureWarnings();
  fakeFetch(ok({ action }));
  const result = await signIn(clientFor(), { ...credentials, type: 'user' }, signal);
  expect(result).toEqual({
    ok: false,
    problem: { kind: 'unexpected', call: 'POST /api/v1/login/user' },
  });
});
