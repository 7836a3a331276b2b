import { timeOrigin } from './page-state.ts';
import { emailOf, expect, test } from './portal.ts';

test('Back, Forward and links update address, screen, focus and tab title without a page load', async ({
  page,
  portal,
}) => {
  await portal.open();
  await expect(page).toHaveTitle('Compass');
  await expect(portal.email).toBeFocused();
  const loaded = await timeOrigin(page);

  await portal.link('Forgot password?').click();
  await expect(portal.title('Forgot Password')).toBeVisible();
  await expect(portal.email).toBeFocused();
  await expect(page).toHaveURL('/login/forgotpw?cat=any');

  await page.goBack();
  await expect(portal.title('Login')).toBeVisible();
  await expect(portal.email).toBeFocused();
  await expect(page).toHaveURL('/login/');

  await page.goForward();
  await expect(portal.title('Forgot Password')).toBeVisible();
  await expect(portal.email).toBeFocused();
  await expect(page).toHaveURL('/login/forgotpw?cat=any');

  await portal.link('Back to Login').click();
  await expect(portal.title('Login')).toBeVisible();
  await expect(portal.email).toBeFocused();
  await expect(portal.title('Forgot Password')).toHaveCount(0);
  await expect(page).toHaveURL('/login/');
  await expect(page).toHaveTitle('Compass');
  expect(await timeOrigin(page), 'no page load').toBe(loaded);
});

test('a click with Ctrl opens a link in a new tab and does not change this one', async ({
  context,
  page,
  portal,
}) => {
  await portal.open();
  await portal.email.fill(emailOf('both'));
  const opened = context.waitForEvent('page');
  await portal.link('Forgot password?').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL(/\/login\/forgotpw\?email=marieke.*&cat=any$/);
  await expect(tab.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  await expect(page).toHaveURL('/login/');
  await expect(portal.email).toHaveValue(emailOf('both'));
});

test('the typed email is kept after Back and a reload', async ({ page, portal }) => {
  await portal.open();
  await portal.email.fill(emailOf('both'));
  await portal.link('Forgot password?').click();
  await expect(portal.title('Forgot Password')).toBeVisible();
  await expect(portal.email).toBeFocused();
  await portal.email.fill('somebody@example.org');
  await page.goBack();
  await expect(portal.title('Login')).toBeVisible();
  await expect(portal.email).toBeFocused();
  await expect(portal.email).toHaveValue(emailOf('both'));
  await page.reload();
  await expect(portal.email).toHaveValue(emailOf('both'));
});

test('an unknown path and the base without its slash lead to the login and leave no history entry', async ({
  page,
  portal,
}) => {
  for (const [path, address] of [
    ['/login/nope', '/login/'],
    ['/login/sso/error/more', '/login/'],
    ['/login/index.html', '/login/'],
    ['/login/%F0%9F%98%B1', '/login/'],
    ['/login?email=a%2Bb%40example.org', '/login/?email=a%2Bb%40example.org'],
  ] as const)
    await test.step(path, async () => {
      await page.goto('/privacy');
      await page.goto(path);
      await expect(page).toHaveURL(address);
      await expect(portal.title('Login')).toBeVisible();
      await expect(portal.email).toHaveValue(address === '/login/' ? '' : 'a+b@example.org');
      await page.goBack();
      await expect(page).toHaveURL('/privacy');
    });
});
