import type { Page } from 'playwright/test';
import { linkIn, mailTo } from '../support/mail.ts';
import { emailOf, expect, test } from './portal.ts';

const SENT = 'Your Request was sent successfully!';

test('from the login a new password is asked for without naming the account; the e-mail comes along', async ({
  page,
  portal,
  backend,
}) => {
  const email = emailOf('adminWithoutCode');
  const posts = postsOf(page);
  await portal.open();
  await portal.email.fill(email);
  await portal.link('Forgot password?').click();
  await expect(page).toHaveURL(`/login/forgotpw?email=${encodeURIComponent(email)}&cat=any`);
  await expect(portal.title('Forgot Password')).toBeFocused();
  await expect(portal.text('Please enter your e-mail address:')).toBeVisible();
  await expect(portal.email).toHaveValue(email);
  await expect(portal.email).toHaveAttribute('placeholder', 'name@example.org');

  await portal.button('Submit').click();
  await expect(page.getByRole('status').filter({ hasText: SENT })).toContainText(
    'Within a few moments, you will receive an email with further instructions.',
  );
  await expect(portal.email).toHaveCount(0);
  await expect(portal.title('Forgot Password')).toBeFocused();
  expect(posts).toEqual([`/api/v1/login/forgotpw ${JSON.stringify({ email })}`]);
  const mail = await mailTo(backend, email);
  expect(mail.subject).toBe('Choose a new password');
  expect(linkIn(mail)).toContain('/login/token/');

  await portal.link('Back to Login').click();
  await expect(page).toHaveURL('/login/');
  await expect(portal.title('Login')).toBeFocused();
});

test('from the password a member asks for a new one, as a member', async ({ page, portal, backend }) => {
  const email = emailOf('both');
  await portal.enterEmailOf('both');
  await portal.choice('Member').click();
  await portal.link('Forgot password?').click();
  await expect(page).toHaveURL(`/login/forgotpw?email=${encodeURIComponent(email)}&cat=member`);
  const posts = postsOf(page);
  await portal.button('Submit').click();
  await expect(portal.text(SENT)).toBeVisible();
  expect(posts).toEqual([`/api/v1/login/member/forgotpw ${JSON.stringify({ email })}`]);
  expect((await mailTo(backend, email)).subject).toBe('Choose a new password');
});

test('from the login a member gets the mail, too', async ({ portal, backend }) => {
  const email = emailOf('memberWithPassword');
  await portal.open();
  await portal.email.fill(email);
  await portal.link('Forgot password?').click();
  await portal.button('Submit').click();
  await expect(portal.text(SENT)).toBeVisible();
  expect((await mailTo(backend, email)).subject).toBe('Choose a new password');
});

test('from the password an admin asks for a new one, as an admin', async ({ page, portal }) => {
  const email = emailOf('both');
  await portal.enterEmailOf('both');
  await portal.choice('Admin').click();
  await portal.link('Forgot password?').click();
  await expect(page).toHaveURL(`/login/forgotpw?email=${encodeURIComponent(email)}&cat=user`);
  const posts = postsOf(page);
  await portal.button('Submit').click();
  await expect(portal.text(SENT)).toBeVisible();
  expect(posts).toEqual([`/api/v1/login/user/forgotpw ${JSON.stringify({ email })}`]);
});

for (const [cat, call] of [
  ['any', 'login/forgotpw'],
  ['member', 'login/member/forgotpw'],
  ['user', 'login/user/forgotpw'],
  ['nobody', 'login/user/forgotpw'],
]) {
  test(`a link with cat=${cat} makes the call ${call}`, async ({ page, portal }) => {
    const email = emailOf('both');
    await portal.open(`forgotpw?cat=${cat}`);
    const posts = postsOf(page);
    await portal.email.fill(email);
    await portal.button('Submit').click();
    await expect(portal.text(SENT)).toBeVisible();
    expect(posts).toEqual([`/api/v1/${call} ${JSON.stringify({ email })}`]);
  });
}

test('a link with "submit" sends the request once, by itself', async ({ page, portal, backend }) => {
  const email = emailOf('memberWithPassword');
  const posts = postsOf(page);
  await portal.open(`forgotpw?email=${email}&cat=member&submit=1`);
  await expect(portal.text(SENT)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(posts).toEqual([`/api/v1/login/member/forgotpw ${JSON.stringify({ email })}`]);
  expect(backend.outbox.list(email)).toHaveLength(1);
});

test('without an e-mail nothing is sent, also by itself, and the field says what is missing', async ({
  page,
  portal,
}) => {
  const posts = postsOf(page);
  await portal.open('forgotpw?submit=1');
  await expect(portal.email).toHaveAccessibleDescription('Please provide your email address!');
  await expect(portal.email).toHaveAttribute('aria-invalid', 'true');
  await portal.email.fill('  ');
  await portal.button('Submit').click();
  await expect(page.getByRole('alert')).toHaveText('Please provide your email address!');
  expect(posts).toEqual([]);

  await portal.email.fill(emailOf('adminWithoutCode'));
  await portal.email.press('Enter');
  await expect(portal.text(SENT)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an unknown address reads the same as a known one, and gets no mail', async ({ portal, backend }) => {
  await portal.open('forgotpw?cat=any');
  await portal.email.fill(emailOf('unknown'));
  await portal.button('Submit').click();
  await expect(portal.text(SENT)).toBeVisible();
  expect(backend.outbox.list()).toEqual([]);
});

test('the privacy statement opens in a tab of its own', async ({ context, portal }) => {
  await portal.open('forgotpw');
  const opened = context.waitForEvent('page');
  await portal.link('Privacy Statement').click();
  const tab = await opened;
  await expect(tab).toHaveURL('/privacy');
  expect(await tab.evaluate(() => opener)).toBeNull();
  await expect(portal.title('Forgot Password')).toBeVisible();
});

/** Every POST from now on: its path and body. */
function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(`${new URL(request.url()).pathname} ${request.postData()}`);
  });
  return posts;
}
