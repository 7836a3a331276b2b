import { codeIn, mailTo } from '../support/mail.ts';
import { LONG } from '../support/tags.ts';
import { emailOf, expect, passwordOf, test } from './portal.ts';

const QUESTION = 'Choose an account';
const RELOADED =
  "The page was reloaded, so we've started over. For your security, we don't keep passwords or codes.";

test('Back leads one stage back, forgets what the later stage held, and keeps the email, also after a reload; after the sign-in no entry has the email, in its state, its address or its form', async ({
  page,
  portal,
}) => {
  const email = emailOf('both');
  const group = page.getByRole('group', { name: 'Login' });
  await portal.open('voucher/');
  await page.goto('/login/?email=other@example.org&x=1');
  await portal.submitEmail(email);
  await expect(group).toBeFocused();
  await portal.choice('Member').click();
  await expect(portal.title('Member-Login')).toBeVisible();
  await portal.password.fill('half a passw');

  await page.goBack();
  await expect(group).toBeFocused();
  await expect(portal.title('Login')).toBeVisible();
  await portal.choice('Admin').click();
  await expect(portal.password).toHaveValue('');

  await page.goBack();
  await expect(portal.text(QUESTION)).toBeVisible();
  await page.goBack();
  await expect(portal.email).toBeFocused();
  await expect(portal.email).toHaveValue(email);
  await page.reload();
  await expect(portal.email).toHaveValue(email);

  await portal.email.press('Enter');
  await portal.choice('Member').click();
  await portal.submitPassword(passwordOf('both'));
  await expect(page).toHaveURL('/member');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are logged in')).toHaveCount(0);
  const entries: string[] = [];
  while (!page.url().endsWith('/voucher/')) {
    await page.goBack();
    if (!page.url().includes('/login/')) continue;
    await expect(portal.email).toHaveValue('');
    entries.push(await page.evaluate(() => `${location.search} ${JSON.stringify(history.state)}`));
  }
  expect(entries).toHaveLength(2);
  for (const entry of entries) expect(entry).not.toContain('example.org');
});

test('the history holds no password and no code; Back at the code leads to the password, which is still there', async ({
  page,
  portal,
  backend,
}) => {
  await portal.signIn('adminWithCode');
  await portal.code.pressSequentially('123');
  expect(await page.evaluate(() => history.state)).toEqual({
    'login-portal': { journey: expect.any(String), stage: 'twofactor', depth: 2 },
  });
  await expect(page).toHaveURL('/login/');
  await page.goBack();
  await expect(portal.password).toBeFocused();
  await expect(portal.password).toHaveValue(passwordOf('adminWithCode'));
  await portal.password.press('Enter');
  await expect(portal.code).toHaveValue('');
  await portal.pause();
  await portal.submitCode(codeIn(await mailTo(backend, emailOf('adminWithCode'), 2)));
  await expect(page).toHaveURL('/admin');
  await page.goBack();
  await expect(portal.email).toBeVisible();
  await expect(portal.text(RELOADED)).toHaveCount(0);
});

test('a reload at a later stage starts over, says why, and keeps the email', { tag: LONG }, async ({
  page,
  portal,
}) => {
  await portal.signIn('adminWithCode');
  await expect(portal.code).toBeFocused();
  await page.reload();
  await expect(page.locator('[aria-live]').filter({ hasText: RELOADED })).toBeVisible();
  await expect(portal.email).toHaveValue(emailOf('adminWithCode'));
  await page.reload();
  await expect(portal.button('Continue with Campus ID')).toBeVisible();
  await expect(portal.text(RELOADED)).toHaveCount(0);
});
