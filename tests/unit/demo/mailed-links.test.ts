import { expect, test } from 'vitest';
import { emailOf, error, MINUTE, ok, SECOND, setUp } from './support.ts';

const RESET = 'Choose a new password';
const ACTIVATE = 'Activate your account';
const PORTAL = 'Your link to the member portal';

test.each([
  ['/login/user/forgotpw', 'adminWithCode', RESET, 'user'],
  ['/login/user/forgotpw', 'adminNotActivated', ACTIVATE, 'user'],
  ['/login/user/forgotpw', 'both', RESET, 'user'],
  ['/login/member/forgotpw', 'both', RESET, 'member'],
  ['/login/member/forgotpw', 'memberWithPassword', RESET, 'member'],
  ['/login/member/forgotpw', 'memberNotActivated', ACTIVATE, 'member'],
  ['/login/forgotpw', 'adminWithoutCode', RESET, 'user'],
  ['/login/forgotpw', 'memberWithPassword', RESET, 'member'],
  ['/login/forgotpw', 'memberNotActivated', ACTIVATE, 'member'],
  ['/members/portallogin', 'memberWithPassword', PORTAL, 'member'],
  ['/members/portallogin', 'memberWithoutPassword', PORTAL, 'member'],
  ['/members/portallogin', 'bothMemberWithoutPassword', PORTAL, 'member'],
] as const)('%s for %s mails "%s" for a %s', async (path, key, subject, target) => {
  const { post, get, outbox } = setUp();
  expect(await post(path, { email: emailOf(key) })).toEqual(ok());
  const [mail, ...others] = outbox.list();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: emailOf(key), subject, links: [expect.any(String)] });
  const token = mail?.links[0]?.split('/').at(-1);
  const type = { [RESET]: 'forgotpw', [ACTIVATE]: 'activate', [PORTAL]: 'portalaccess' }[subject];
  expect(await get(`/token/${token}`)).toMatchObject(ok({ type, target, token }));
});

test.each([
  ['/login/user/forgotpw', 'unknown'],
  ['/login/user/forgotpw', 'memberWithPassword'],
  ['/login/member/forgotpw', 'adminWithCode'],
  ['/login/member/forgotpw', 'memberSuspended'],
  ['/login/forgotpw', 'unknown'],
  ['/members/portallogin', 'unknown'],
  ['/members/portallogin', 'adminWithCode'],
  ['/members/portallogin', 'memberNotActivated'],
  ['/members/portallogin', 'memberSuspended'],
] as const)('%s for %s answers the same and mails nothing', async (path, key) => {
  const { post, outbox } = setUp();
  expect(await post(path, { email: emailOf(key) })).toEqual(ok());
  expect(outbox.list()).toEqual([]);
});

test('an address gets five links in fifteen minutes, and then silently none', async () => {
  const { post, outbox, pass } = setUp();
  const request = { email: emailOf('memberWithPassword') };
  for (let mail = 1; mail <= 8; mail++) {
    expect(await post('/login/member/forgotpw', request)).toEqual(ok());
    expect(await post('/members/portallogin', request)).toEqual(ok());
  }
  expect(outbox.list(request.email)).toHaveLength(5);
  await post('/login/forgotpw', { email: emailOf('both') });
  expect(outbox.list(emailOf('both'))).toHaveLength(1);

  pass(15 * MINUTE);
  await post('/login/member/forgotpw', request);
  expect(outbox.list(request.email)).toHaveLength(6);
});

function setUpLink(path: string, email: string) {
  const backend = setUp();
  return {
    ...backend,
    async requestToken(): Promise<string> {
      await backend.post(path, { email });
      return backend.outbox.list(email)[0]?.links[0]?.split('/').at(-1) ?? '';
    },
  };
}

const gone = error(404, 'This link is unknown. It might have expired or been used already.');

test('checking a token does not spend it', async () => {
  const { requestToken, get } = setUpLink('/login/user/forgotpw', emailOf('adminWithCode'));
  const token = await requestToken();
  const first = await get(`/token/${token}`);
  expect(first).toEqual(ok({ type: 'forgotpw', target: 'user', token }));
  expect(await get(`/token/${token}`)).toEqual(first);
  expect(await get(`/token/${token}`)).toEqual(first);
});

test('a token expires after an hour', async () => {
  const { requestToken, get, pass } = setUpLink('/login/user/forgotpw', emailOf('adminWithCode'));
  const token = await requestToken();
  pass(60 * MINUTE - SECOND);
  expect(await get(`/token/${token}`)).toMatchObject({ http: 200 });
  pass(SECOND);
  expect(await get(`/token/${token}`)).toEqual(gone);
});

test.each([
  ['unknown', 'a'.repeat(43)],
  ['short', 'x'],
  ['very long', 'a'.repeat(5000)],
  ['percent-encoded', '%2F..%2F%00%F0%9F%92%A9'],
  ['wrongly encoded', '%E0%A4%A'],
  ['SQL', "'%20OR%201=1--"],
])('a token that is %s is refused', async (_, token) => {
  const { get } = setUp();
  expect(await get(`/token/${token}`)).toEqual(gone);
});

test('a portal link signs the browser in, as often as it is checked, until somebody signs out', async () => {
  const { requestToken, get, text, submit, visitor } = setUpLink(
    '/members/portallogin',
    emailOf('memberWithoutPassword'),
  );
  const token = await requestToken();
  const checked = ok({ type: 'portalaccess', target: 'member', memberid: '10024', token });
  expect(await get(`/token/${token}`)).toEqual(checked);
  expect(await get(`/token/${token}`)).toEqual(checked);
  expect(await text('/member')).toContain('Piotr Zieliński');
  expect(await visitor().get(`/token/${token}`)).toEqual(checked);

  await submit('/signout', {});
  expect(await text('/member')).toContain('not signed in');
  expect(await get(`/token/${token}`)).toEqual(gone);
});

test('a link to choose a password signs nobody in', async () => {
  const { requestToken, get, cookies } = setUpLink('/login/user/forgotpw', emailOf('adminWithCode'));
  await get(`/token/${await requestToken()}`);
  expect([...cookies.keys()]).toEqual(['XSRF-TOKEN']);
});

test('links are built from the public address, whatever the Host header claims', async () => {
  const { send, outbox } = setUp({ origin: 'https://portal.example.org' });
  const body = JSON.stringify({ email: emailOf('both') });
  await send('/api/v1/login/forgotpw', body, { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
  expect(outbox.list()[0]?.links).toEqual([
    expect.stringMatching(/^https:\/\/portal\.example\.org\/login\/token\//),
  ]);
});
