import { expect, test } from 'vitest';
import { emailOf, MINUTE, ok, setUp } from './support.ts';

const RESET = 'Choose a new password';
const ACTIVATE = 'Activate your account';
const PORTAL = 'Your link to the member portal';
const DATA = 'Your personal data';
const REPORTS = 'Your personal reports';
const TYPES = {
  [RESET]: 'forgotpw',
  [ACTIVATE]: 'activate',
  [PORTAL]: 'portalaccess',
  [DATA]: 'pdaccess',
  [REPORTS]: 'personalreports',
};

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
  ['/members/personaldata', 'memberWithPassword', DATA, 'member'],
  ['/members/personaldata', 'memberWithoutPassword', DATA, 'member'],
  ['/members/personaldata', 'memberNotActivated', DATA, 'member'],
  ['/members/personaldata', 'both', DATA, 'member'],
  ['/members/personalreports', 'memberWithPassword', REPORTS, 'member'],
  ['/members/personalreports', 'memberNotActivated', REPORTS, 'member'],
  ['/members/personalreports', 'both', REPORTS, 'member'],
] as const)('%s for %s mails "%s" for a %s', async (path, key, subject, target) => {
  const { post, get, outbox } = setUp();
  expect(await post(path, { email: emailOf(key) })).toEqual(ok());
  const [mail, ...others] = outbox.list();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: emailOf(key), subject, links: [expect.any(String)] });
  const token = mail?.links[0]?.split('/').at(-1);
  expect(await get(`/token/${token}`)).toMatchObject(ok({ type: TYPES[subject], target }));
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
  ['/members/personaldata', 'unknown'],
  ['/members/personaldata', 'adminWithCode'],
  ['/members/personaldata', 'memberSuspended'],
  ['/members/personalreports', 'unknown'],
  ['/members/personalreports', 'adminWithCode'],
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
