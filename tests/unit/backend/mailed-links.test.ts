import { expect, test } from 'vitest';
import { emailOf, MINUTE, ok, setUp } from './support.ts';

// account-table.test.ts has the type of the link, or none, for every call and account.
test.each([
  ['/login/user/forgotpw', 'both', 'Choose a new password', 'user'],
  ['/login/member/forgotpw', 'both', 'Choose a new password', 'member'],
  ['/login/forgotpw', 'memberNotActivated', 'Activate your account', 'member'],
  ['/members/portallogin', 'memberWithPassword', 'Your link to the member portal', 'member'],
  ['/members/personaldata', 'both', 'Your personal data', 'member'],
  ['/members/personalreports', 'both', 'Your personal reports', 'member'],
] as const)('%s for %s mails "%s" for a %s', async (path, key, subject, target) => {
  const { requestToken, get, outbox } = setUp();
  const token = await requestToken(path, key);
  expect(outbox.list()).toMatchObject([{ to: emailOf(key), subject, links: [expect.any(String)] }]);
  expect(await get(`/token/${token}`)).toMatchObject(ok({ target }));
});

test.each([
  ['/login/user/forgotpw', 'memberWithPassword'],
  ['/login/member/forgotpw', 'adminWithCode'],
  ['/login/forgotpw', 'unknown'],
  ['/members/portallogin', 'memberNotActivated'],
  ['/members/personaldata', 'unknown'],
  ['/members/personalreports', 'memberSuspended'],
] as const)('%s for %s has the same answer and mails nothing', async (path, key) => {
  const { post, outbox } = setUp();
  expect(await post(path, { email: emailOf(key) })).toEqual(ok());
  expect(outbox.list()).toEqual([]);
});

test.each([
  '/login/member/forgotpw',
  '/members/portallogin',
  '/members/personaldata',
  '/members/personalreports',
])('an email address silently gets at most five links of one kind from %s in 15 minutes', async (path) => {
  const { post, outbox, advance } = setUp();
  const request = { email: emailOf('memberWithPassword') };
  for (let mail = 1; mail <= 8; mail++) expect(await post(path, request)).toEqual(ok());
  expect(outbox.list(request.email)).toHaveLength(5);
  const other = path === '/members/portallogin' ? '/members/personaldata' : '/members/portallogin';
  await post(other, request);
  expect(outbox.list(request.email)).toHaveLength(6);
  await post(path, { email: emailOf('both') });
  expect(outbox.list(emailOf('both'))).toHaveLength(1);

  advance(15 * MINUTE);
  await post(path, request);
  expect(outbox.list(request.email)).toHaveLength(7);
});

test.each([
  ['/login/member/forgotpw', 'The link works for 60 minutes.'],
  ['/members/portallogin', 'The link works once, within 10 minutes.'],
  ['/members/personaldata', 'The link works once, within 60 minutes.'],
  ['/members/personalreports', 'The link works for 60 minutes.'],
])('the mail of %s says how long its link is valid', async (path, sentence) => {
  const { requestToken, outbox } = setUp();
  await requestToken(path, 'both');
  expect(outbox.list()[0]?.text).toContain(sentence);
});

test('links use the public origin, not the Host header', async () => {
  const { send, outbox } = setUp({ origin: 'https://portal.example.org' });
  const body = JSON.stringify({ email: emailOf('both') });
  await send('/api/v1/login/forgotpw', body, { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
  expect(outbox.list()[0]?.links).toEqual([
    expect.stringMatching(/^https:\/\/portal\.example\.org\/login\/token\//),
  ]);
});
