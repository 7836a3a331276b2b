import { linkIn, mailTo } from '../support/mail.ts';
import { watchForLeaks } from './leaks.ts';
import { expect, test } from './localized.ts';
import { tokenIn } from './mailed-links.ts';
import { emailOf, passwordOf } from './portal.ts';
import { holdRequests, requestsOf } from './requests.ts';

const NEW = 'harbour-violin-6419-Slate';
const USED = 'This password has been used before. Please choose another one.';

test.use({ locale: 'de-DE' });

test('a member requests a new password, sets it with the mailed link and signs in, which leaks neither the passwords nor the token', async ({
  page,
  portal,
  backend,
  translate,
}) => {
  const leaks = await watchForLeaks(page);
  const email = emailOf('memberWithPassword');
  const posts = requestsOf(page, /^POST .*(forgotpw|resetpw)$/);
  await portal.enterEmailOf('memberWithPassword');
  // The first stage has this link, too.
  await expect(portal.password).toBeVisible();
  await portal.link('Forgot password?').click();
  await expect(page).toHaveURL(`/login/forgotpw?email=${encodeURIComponent(email)}&cat=member`);
  await portal.complete('mailRequest');
  const mail = await mailTo(backend, email);
  expect(mail.subject).toBe(translate('Choose a new password'));

  const link = linkIn(mail);
  await page.goto(link);
  await expect(page).toHaveURL('/login/resetpw');
  await expect(portal.title('Reset Member-Password')).toBeVisible();
  await expect(portal.field('New password')).toBeFocused();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  const used = passwordOf('memberWithPassword');
  await portal.enter('newPassword', used, used);
  await expect(page.getByRole('alert')).toHaveText(translate(USED));
  for (const label of ['New password', 'Repeat the new password'])
    await expect(portal.field(label)).toHaveValue(used);
  await expect(portal.field('New password')).toHaveAttribute('aria-invalid', 'false');
  await expect(page.getByText(translate('Password strength: {{step}}'))).toBeVisible();
  await leaks.record();

  await portal.complete('newPassword', NEW, NEW);
  await expect(portal.text('You can now log in with it.')).toBeVisible();
  await expect(portal.title('Reset Member-Password')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await leaks.record();
  expect(posts).toEqual([
    `POST /api/v1/login/member/forgotpw ${JSON.stringify({ email })}`,
    ...Array(2).fill(expect.stringContaining('POST /api/v1/login/member/resetpw ')),
  ]);

  await portal.link('Log in').click();
  await expect(portal.password).toBeFocused();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await portal.submitPassword(NEW);
  await expect(page).toHaveURL('/member');
  await leaks.record();
  for (const secret of [tokenIn(link), used, NEW]) expect(leaks.placesOf(secret), secret).toEqual([]);
  expect(leaks.placesOf('set-password')).toContain('portal-success');
});

test('a person with two accounts gets one mail with a link for each, and sets both passwords', async ({
  page,
  portal,
  backend,
  translate,
}) => {
  const email = emailOf('both');
  await portal.open();
  await portal.email.fill(email);
  await portal.link('Forgot password?').click();
  // The button may be where the link was (D89).
  await portal.pause();
  await portal.complete('mailRequest');
  const { links, text } = await mailTo(backend, email);
  expect(links).toHaveLength(2);
  const [admin = '', member = ''] = links;
  expect(text).toContain(`${translate('For the admin area:')}\n\n${admin}\n`);
  expect(text).toContain(`${translate('For the member portal:')}\n\n${member}\n`);

  for (const [link, title, area, password] of [
    [member, 'Reset Member-Password', '/member', NEW],
    [admin, 'Reset User-Password', '/admin', `${NEW}-2`],
  ] as const) {
    await page.goto(link);
    await expect(portal.title(title)).toBeVisible();
    await portal.complete('newPassword', password, password);
    await portal.link('Log in').click();
    await portal.submitPassword(password);
    await expect(page).toHaveURL(area);
  }
  expect(
    backend.outbox.list(email).filter(({ subject }) => subject === translate('Choose a new password')),
  ).toHaveLength(1);
});

test('one press mails the activation link, also after Back and a reload, then the account is activated and the admin signs in', async ({
  page,
  portal,
  backend,
  translate,
}) => {
  const email = emailOf('adminNotActivated');
  await portal.enterEmailOf('adminNotActivated');
  await expect(portal.title('Login')).toBeFocused();
  await expect(portal.link('Forgot password?')).toHaveCount(0);
  await portal.pause();
  await portal.button('I already have a password').press('Enter');
  await expect(portal.password).toBeFocused();
  const posts = requestsOf(page, /^POST .*forgotpw$/);
  const release = await holdRequests(page, '**/forgot-password*.js');
  await portal.link('Activate account').dblclick();
  release();
  await expect(portal.text('Your Request was sent successfully!')).toBeVisible();
  await expect(portal.title('Activate Account')).toBeFocused();
  await expect(page).toHaveURL(`/login/forgotpw?email=${encodeURIComponent(email)}&cat=user&activate=1`);
  const post = `POST /api/v1/login/user/forgotpw ${JSON.stringify({ email })}`;
  expect(posts).toEqual([post]);

  await page.reload();
  await expect(portal.title('Activate Account')).toBeVisible();
  await expect(portal.text('Your Request was sent successfully!')).toBeVisible();
  await portal.link('Back to Login').click();
  await expect(portal.title('Login')).toBeVisible();
  await expect(portal.email).toHaveValue(email);
  await page.goBack();
  await expect(portal.title('Activate Account')).toBeVisible();
  await page.goBack();
  await expect(portal.title('Login')).toBeVisible();
  await expect(portal.email).toHaveValue(email);
  expect(posts).toEqual([post]);

  const mail = await mailTo(backend, email);
  expect(mail.subject).toBe(translate('Activate your account'));
  await page.goto(linkIn(mail));
  await expect(page).toHaveURL('/login/activate');
  await expect(portal.field('New password')).toBeFocused();
  await portal.complete('newPassword', NEW, NEW);

  await portal.link('Log in').click();
  await expect(portal.link('Forgot password?')).toBeVisible();
  await portal.submitPassword(NEW);
  await expect(page).toHaveURL('/admin');
});
