import { expect, test } from 'vitest';
import { requestAccess } from '../../../src/contract/calls/access-request.api.ts';
import { requestRecovery } from '../../../src/contract/calls/forgot-password.api.ts';
import { probe, requestPortalLink, signIn } from '../../../src/contract/calls/login.api.ts';
import { fetchPersonalData, fetchPersonalReports } from '../../../src/contract/calls/private-data.api.ts';
import { setPassword } from '../../../src/contract/calls/set-password.api.ts';
import { checkToken } from '../../../src/contract/calls/token.api.ts';
import type { Client } from '../../../src/contract/client.ts';
import { clientFor, fakeFetch, ok } from '../contract/fake-fetch.ts';
import { captureWarnings } from '../support/console.ts';

type Call = (client: Client, signal: AbortSignal, token: string) => Promise<unknown>;

const email = 'ada@example.org';
const pass = ' Quiet-Meadow-74 ';
const by = (type: 'user' | 'member', code = ''): Call => {
  return (client, signal) => signIn(client, { email, password: pass, code, type }, signal);
};
const recovery = (account: 'any' | 'user' | 'member'): Call => {
  return (client, signal) => requestRecovery(client, account, email, signal);
};
const access = (kind: 'personaldata' | 'personalreports'): Call => {
  return (client, signal) => requestAccess(client, kind, email, signal);
};
const reset = (account: 'member' | 'user' | undefined): Call => {
  const given = { password: pass, repeated: pass };
  return (client, signal, value) => setPassword(client, { type: 'forgotpw', account, value }, given, signal);
};
const NEW_PASSWORD = { token: 'k3y', pass, pass2: pass };

const POSTS: [path: string, body: object, call: Call][] = [
  ['/login', { email }, (client, signal) => probe(client, email, signal)],
  ['/login/user', { email, pass, twofactor: '' }, by('user')],
  ['/login/member', { email, pass, twofactor: '012345' }, by('member', '012345')],
  ['/members/portallogin', { email }, (client, signal) => requestPortalLink(client, email, signal)],
  ['/login/forgotpw', { email }, recovery('any')],
  ['/login/member/forgotpw', { email }, recovery('member')],
  ['/login/user/forgotpw', { email }, recovery('user')],
  ['/login/member/resetpw', NEW_PASSWORD, reset('member')],
  ['/login/user/resetpw', NEW_PASSWORD, reset('user')],
  ['/login/resetpw', NEW_PASSWORD, reset(undefined)],
  ['/members/personaldata', { email }, access('personaldata')],
  ['/members/personalreports', { email }, access('personalreports')],
];
const GETS: [path: string, call: Call][] = [
  ['/token', (client, signal, token) => checkToken(client, token, signal)],
  ['/members/personaldata', (client, signal, token) => fetchPersonalData(client, token, signal)],
  ['/members/personalreports', (client, signal, token) => fetchPersonalReports(client, token, signal)],
];

const DATA = { action: 'admin', type: 'forgotpw', personal: {} };
const { signal } = new AbortController();

test.each(POSTS)('a POST to %s sends %j, with unchanged passwords', async (path, body, call) => {
  const sent = fakeFetch(ok(DATA));
  expect(await call(clientFor(), signal, 'k3y')).toEqual({ ok: true, value: DATA });
  const requests = sent.map(({ url, init }) => [init.method, url, JSON.parse(String(init.body))]);
  expect(requests).toEqual([['POST', `https://portal.example/api/v1${path}`, body]]);
});

/** A token is always one path segment, so it cannot change the path, the query or the host. */
test.each(GETS)('a GET of %s has the token as one path segment and no body', async (path, call) => {
  const sent = fakeFetch(ok(DATA));
  expect(await call(clientFor(), signal, '../a?b#c%')).toEqual({ ok: true, value: DATA });
  const requests = sent.map(({ url, init }) => [init.method, url, init.body]);
  expect(requests).toEqual([['GET', `https://portal.example/api/v1${path}/..%2Fa%3Fb%23c%25`, undefined]]);
  expect(await call(clientFor(), signal, '..')).toMatchObject({ ok: false });
  expect(sent).toHaveLength(1);
});

test('every call can be aborted', async () => {
  fakeFetch(ok(DATA));
  for (const call of [...POSTS, ...GETS].map((row) => row.at(-1) as Call))
    expect(await call(clientFor(), AbortSignal.abort(), 'k3y')).toMatchObject({
      problem: { kind: 'unreachable' },
    });
});

/* What the pages of a link read. Tests of any shape are in calls/any-shape.test.ts and calls/replies.test.ts. */
test.each<[object, (object | string)?]>([
  [{ type: 'activate', target: '' }],
  // Only a new password depends on the target.
  [{ type: 'pdaccess', target: 'root' }, { type: 'pdaccess' }],
  [{ type: 'forgotpw', target: 'root' }, 'unexpected'],
  [{ type: 'activate', target: 7 }, 'unexpected'],
  [{ type: 7 }, 'unexpected'],
])('the check of a token %j is read as it is, or as %j', async (data, expected = data) => {
  captureWarnings();
  fakeFetch(ok(data));
  const reply = await checkToken(clientFor(), 'k3y', signal);
  expect(reply.ok ? reply.value : reply.problem.kind).toEqual(expected);
});

test('a link is only invalid if the documented envelope says so (D106)', async () => {
  captureWarnings();
  fakeFetch(async () => Response.json({ title: 'Not Found', detail: 'No such link.' }, { status: 404 }));
  expect(await checkToken(clientFor(), 'k3y', signal)).toMatchObject({ problem: { kind: 'stopped' } });
});

test.each([fetchPersonalData, fetchPersonalReports])('the answer to %o needs "personal"', async (fetch) => {
  captureWarnings();
  for (const data of [null, [], {}, { personal: null }, [{ personal: {} }], 'Ada', 7, true]) {
    fakeFetch(ok(data));
    const reply = await fetch(clientFor(), 'k3y', signal);
    expect(reply).toMatchObject({ problem: { kind: 'unexpected' } });
  }
});
