import { expect, test } from 'vitest';
import { credentials, setUp } from './support.ts';

const ORIGIN = 'https://portal.example.org';
const ALLOWED = 'https://www.example.org';
const portal = { origin: ORIGIN, allowedOrigins: [ALLOWED] };
const body = JSON.stringify(credentials('memberWithPassword'));

test.each([
  [{ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' }],
  [{ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }],
  [{ 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors' }],
  [{ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors', Origin: 'https://evil.example' }],
])('another site cannot check a link in the browser of a person (%j)', async (headers) => {
  const { request, issue } = setUp(portal);
  const path = `/api/v1/token/${issue('member', 'both', 'portalaccess')}`;
  const answer = await request(path, { headers });
  expect([answer.status, await answer.json()]).toEqual([
    403,
    { status: 'ERROR', data: 'This request came from another site.' },
  ]);
  expect(answer.headers.getSetCookie().join()).not.toContain('portal-pending');
});

test.each([
  ['its own page', { 'Sec-Fetch-Site': 'same-origin', Origin: ORIGIN }, 200],
  ['a typed address', { 'Sec-Fetch-Site': 'none' }, 200],
  ['an allowed page of the same site', { 'Sec-Fetch-Site': 'same-site', Origin: ALLOWED }, 200],
  ['a frame without an origin', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }, 403],
  ['an old browser, on its own page', { Origin: ORIGIN }, 200],
  ['an old browser, on another own host', { Origin: 'http://192.0.2.9:8080', Host: '192.0.2.9:8080' }, 200],
  ['an old browser, in a frame without an origin', { Origin: 'null' }, 403],
  ['a program', {}, 200],
] as const)('a sign-in from %s (%j) is answered %i', async (_, headers, status) => {
  const { send } = setUp(portal);
  expect((await send('/api/v1/login/member', body, { ...headers })).status).toBe(status);
});

test.each(['/signout', '/member', '/registrationsuccess', '/campus-id'])(
  'another site cannot submit the form of %s, even with the right token',
  async (path) => {
    const { get, submit } = setUp(portal);
    await get('/settings/config');
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' },
      { 'Sec-Fetch-Site': 'same-site', Origin: ALLOWED },
      { Origin: 'https://evil.example' },
    ]) {
      const answer = await submit(path, {}, { ...headers });
      expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('another site')]);
    }
  },
);

test('signing out requires the anti-forgery token', async () => {
  const { post, submit, text } = setUp();
  await post('/login/member', credentials('memberWithPassword'));
  for (const xsrf of ['', 'x'.repeat(43)]) expect((await submit('/signout', { xsrf })).status).toBe(403);
  expect(await text('/member')).toContain('Hanna Lindqvist');
  expect((await submit('/signout')).status).toBe(303);
});

test.each(['/', '/member', '/login/', '/api/v1/auth/sso/Campus%20ID', '/demo.css'])(
  'another site can link to %s',
  async (path) => {
    const { request } = setUp(portal);
    const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
    expect((await request(path, { headers })).status).not.toBe(403);
  },
);

test('a subresource of another site cannot start a single sign-on', async () => {
  const { request } = setUp(portal);
  const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' };
  expect((await request('/api/v1/auth/sso/Campus%20ID', { headers })).status).toBe(403);
});
