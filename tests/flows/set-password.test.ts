import { linkIn, mailTo } from '../support/mail.ts';
import { expect, inLocale, test } from './localized.ts';
import { mailedLink } from './mailed-links.ts';
import { emailOf, passwordOf } from './portal.ts';
import { requestsOf } from './requests.ts';

const NEW = 'harbour-violin-6419-Slate';
const USED = 'This password has been used before. Please choose another one.';
const UNKNOWN = 'This link is unknown. It might have expired or been used already.';
const WRONG = "The email address or password isn't right. Please try again.";

for (const [who, locale, key, cat, title, home] of [
  ['a member', 'de-DE', 'memberWithPassword', 'member', 'Reset Member-Password', '/member'],
  ['an admin', 'en-US', 'adminWithoutCode', 'user', 'Reset User-Password', '/admin'],
] as const)
  inLocale(locale, () => {
    test(`${who} requests a new password, sets it with the mailed link and signs in`, async ({
      page,
      portal,
      backend,
      translate,
    }) => {
      const email = emailOf(key);
      const posts = requestsOf(page, /^POST .*(forgotpw|resetpw)$/);
      await portal.enterEmailOf(key);
      await portal.link('Forgot password?').click();
      await expect(page).toHaveURL(`/login/forgotpw?email=${encodeURIComponent(email)}&cat=${cat}`);
      await portal.complete('mailRequest');
      const mail = await mailTo(backend, email);
      expect(mail.subject).toBe(translate('Choose a new password'));

      await page.goto(linkIn(mail));
      await expect(page).toHaveURL('/login/resetpw');
      await expect(portal.title(title)).toBeVisible();
      await expect(portal.field('New password')).toBeFocused();
      await expect(page.getByText(email)).toBeVisible();
      const used = passwordOf(key);
      await portal.enter('newPassword', used, used);
      await expect(page.getByRole('alert')).toHaveText(translate(USED));
      for (const label of ['New password', 'Repeat the new password'])
        await expect(portal.field(label)).toHaveValue(used);
      await expect(portal.field('New password')).toHaveAttribute('aria-invalid', 'false');

      await portal.field('New password').fill(NEW);
      const strength = translate('Password strength: {{step}}', { step: translate('Strong') });
      await expect(page.getByRole('status').filter({ hasText: strength })).toBeVisible();
      await portal.complete('newPassword', NEW, NEW);
      await expect(portal.text('You can now log in with it.')).toBeVisible();
      await expect(portal.title(title)).toBeFocused();
      await expect(portal.field('New password')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(posts).toEqual([
        `POST /api/v1/login/${cat}/forgotpw ${JSON.stringify({ email })}`,
        ...Array(2).fill(expect.stringContaining(`POST /api/v1/login/${cat}/resetpw `)),
      ]);

      await expect(portal.link('Back to Login')).toHaveAttribute('href', '/login/');
      await portal.link('Log in').click();
      await expect(portal.password).toBeFocused();
      await expect(page.getByText(email)).toBeVisible();
      await portal.submitPassword(used);
      await expect(portal.text(WRONG)).toBeVisible();
      await portal.submitPassword(NEW);
      await expect(page).toHaveURL(home);
    });
  });

for (const [who, locale, key, cat, title, home] of [
  ['a member', 'en-US', 'memberNotActivated', 'member', 'Member-Login', '/member'],
  ['an admin', 'de-DE', 'adminNotActivated', 'user', 'Login', '/admin'],
] as const)
  inLocale(locale, () => {
    test(`${who} requests the activation mail, activates the account and signs in`, async ({
      page,
      portal,
      backend,
      translate,
    }) => {
      const email = emailOf(key);
      await portal.enterEmailOf(key);
      await expect(portal.title(title)).toBeFocused();
      await expect(portal.link('Forgot password?')).toHaveCount(0);
      await portal.button('I already have a password').press('Enter');
      await expect(portal.password).toBeFocused();
      await portal.link('Activate account').click();
      await expect(page).toHaveURL(`/login/forgotpw?email=${encodeURIComponent(email)}&cat=${cat}`);
      await expect(portal.email).toHaveValue(email);
      await portal.complete('mailRequest');

      const mail = await mailTo(backend, email);
      expect(mail.subject).toBe(translate('Activate your account'));
      await page.goto(linkIn(mail));
      await expect(page).toHaveURL('/login/activate');
      await expect(portal.field('New password')).toBeFocused();
      await portal.complete('newPassword', NEW, NEW);

      await portal.link('Log in').click();
      await expect(portal.link('Forgot password?')).toBeVisible();
      await portal.submitPassword(NEW);
      await expect(page).toHaveURL(home);
    });
  });

test('a link that expires in the meantime shows the server’s message and keeps the input', async ({
  page,
  portal,
  backend,
}) => {
  await page.goto(await mailedLink(backend, 'login/user/forgotpw', 'adminWithoutCode'));
  await expect(portal.title('Reset User-Password')).toBeVisible();
  backend.advanceMinutes(60);
  await portal.enter('newPassword', NEW, NEW);
  await expect(page.getByRole('alert')).toHaveText(UNKNOWN);
  await expect(portal.field('New password')).toHaveValue(NEW);
});
