import { linkIn, mailTo } from '../support/mail.ts';
import { LONG } from '../support/tags.ts';
import { translateTo } from './localized.ts';
import { emailOf, expect, Portal, passwordOf, test } from './portal.ts';

const NEXT = '?next=%2Fmember%2Freports%2F7%3Ftab%3D2';
const REPORT = '/member/reports/7?tab=2';

test('a page behind the login sends the person to the login and gets them back once', async ({
  page,
  portal,
}) => {
  await page.goto('/member/reports/7?tab=2');
  await page.getByRole('link', { name: 'Go to the login' }).click();
  await portal.submitEmail(emailOf('memberWithPassword'));
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await expect(page).toHaveURL(REPORT);
  await expect(page.getByText('You are logged in as Hanna Lindqvist')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/login/');
  await portal.submitEmail(emailOf('memberWithPassword'));
  await expect(page).toHaveURL('/member');
});

test('a fragment that the browser has kept leads to the same place of the page', { tag: LONG }, async ({
  page,
  portal,
}) => {
  await portal.signIn('memberWithPassword', `${NEXT}#entry-9`);
  await expect(page).toHaveURL(`${REPORT}#entry-9`);
});

test('the way back survives other screens, stages, a reload, Back and another language', {
  tag: LONG,
}, async ({ page, portal }) => {
  await portal.open(NEXT);
  await portal.submitEmail(emailOf('both'));
  await portal.choice('Member').click();
  await expect(portal.password).toBeVisible();
  await page.goBack();
  await expect(portal.choice('Member')).toBeVisible();
  // The page then goes back to its first stage by itself.
  await page.reload();
  await expect(portal.email).toBeVisible();
  await portal.link('Forgot password?').click();
  // The menu closes when the screen takes the focus.
  await expect(portal.title('Forgot Password')).toBeVisible();
  await portal.languageButton.click();
  await page.getByRole('menuitemradio', { name: /Nederlands/ }).click();
  const dutch = new Portal(page, translateTo('nl'));
  await dutch.link('Back to Login').click();
  await dutch.submitEmail(emailOf('both'));
  await dutch.choice('Member').click();
  await dutch.submitPassword(passwordOf('both'));
  await expect(page).toHaveURL(REPORT);
});

test('single sign-on leads back', { tag: LONG }, async ({ page, portal }) => {
  await portal.open(NEXT);
  await portal.button('Continue with Campus ID').click();
  await page.getByRole('radio', { name: 'Hanna Lindqvist, member' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(REPORT);
});

test('a mailed link that signs in leads back in another tab', { tag: LONG }, async ({
  page,
  portal,
  backend,
  context,
}) => {
  await portal.open(NEXT);
  await portal.submitEmail(emailOf('memberWithoutPassword'));
  await expect(portal.text('Please check your inbox')).toBeVisible();
  const link = linkIn(await mailTo(backend, emailOf('memberWithoutPassword')));
  const tab = await context.newPage();
  await tab.goto(link);
  await expect(tab).toHaveURL(REPORT);
  await tab.getByRole('button', { name: 'Log in' }).click();
  await expect(tab).toHaveURL('/member/reports/7');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('login-portal-next');
});
