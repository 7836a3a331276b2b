import { expect, test } from 'vitest';
import { emailOf, ok, setUp } from './support.ts';

// account-table.test.ts has the type of the link, or none, for every call and account.
test.each([
  ['/login/user/forgotpw', 'both', 'Choose a new password', 'The link works for 60 minutes.'],
  ['/login/member/forgotpw', 'both', 'Choose a new password', 'The link works for 60 minutes.'],
  ['/login/forgotpw', 'memberNotActivated', 'Activate your account', 'The link works for 60 minutes.'],
  [
    '/members/portallogin',
    'both',
    'Your link to the member portal',
    'The link works once, within 10 minutes.',
  ],
  ['/members/personaldata', 'both', 'Your personal data', 'The link works once, within 60 minutes.'],
  ['/members/personalreports', 'both', 'Your personal reports', 'The link works for 60 minutes.'],
] as const)('%s for %s mails "%s" and says: %s', async (path, key, subject, sentence) => {
  const { requestToken, outbox } = setUp();
  await requestToken(path, key);
  expect(outbox.list()).toMatchObject([
    { to: emailOf(key), subject, text: expect.stringContaining(sentence), links: [expect.any(String)] },
  ]);
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
