import { linkIn, mailTo } from '../support/mail.ts';
import { LONG } from '../support/tags.ts';
import { emailOf, expect, test } from './portal.ts';
import { requestsOf } from './requests.ts';

// The links at the password of each account are in set-password.test.ts.
test('the link at the login requests a new password for any account and passes the email on', async ({
  page,
  portal,
  backend,
}) => {
  const email = emailOf('adminWithoutCode');
  const posts = requestsOf(page, /^POST/);
  await portal.open();
  await portal.email.fill(email);
  await portal.link('Forgot password?').click();
  await expect(page).toHaveURL(`/login/forgotpw?email=${encodeURIComponent(email)}&cat=any`);
  await expect(portal.title('Forgot Password')).toBeVisible();
  await expect(portal.email).toBeFocused();
  await expect(portal.email).toHaveValue(email);
  await expect(portal.email).toHaveAttribute('placeholder', 'name@example.org');

  await portal.complete('mailRequest');
  await expect(portal.email).toHaveCount(0);
  await expect(portal.title('Forgot Password')).toBeFocused();
  expect(posts).toEqual([`POST /api/v1/login/forgotpw ${JSON.stringify({ email })}`]);
  const mail = await mailTo(backend, email);
  expect(linkIn(mail)).toContain('/login/token/');

  // The link may be where the button was (D89).
  await portal.pause();
  await portal.link('Back to Login').click();
  await expect(page).toHaveURL('/login/');
  await expect(portal.title('Login')).toBeVisible();
  await expect(portal.email).toBeFocused();
});

test('a link whose ampersands are written as in HTML sends the mail', async ({ portal, backend }) => {
  const email = emailOf('memberWithPassword');
  await portal.open(`forgotpw?cat=member&amp;email=${email}&amp;submit=1`);
  expect(linkIn(await mailTo(backend, email))).toContain('/login/token/');
});

test('a domain of another script is sent in A-labels, and is readable on the screen', { tag: LONG }, async ({
  page,
  portal,
}) => {
  const posts = requestsOf(page, /^POST/);
  for (const typed of ['ada@bücher.example', 'ada@bücher.example’']) {
    await portal.open('forgotpw');
    await portal.email.selectText();
    await page.keyboard.insertText(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByText('ada@bücher.example', { exact: true })).toBeVisible();
    expect(posts.splice(0)).toEqual([
      'POST /api/v1/login/user/forgotpw {"email":"ada@xn--bcher-kva.example"}',
    ]);
    await portal.button('Change the address').click();
    // The text of the field, which its value is not in Chromium.
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('ada@bücher.example');
  }
});
