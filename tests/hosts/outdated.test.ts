import { expect, test } from './host-test.ts';
import { moduleScripts } from './site.ts';

test('if an update has removed a screen, the portal offers to reload the host page and reloads only on a click', async ({
  host,
  page,
}) => {
  const screen = '**/dist/elements/chunks/mail-request*';
  await page.route(screen, (route) => route.fulfill({ status: 404 }));
  await host.open(
    {
      head: moduleScripts(['login-portal']),
      body: '<label>Host field <input></label><login-portal></login-portal>',
    },
    '/a-secret',
  );
  const portal = page.locator('login-portal');
  await page.evaluate(() => {
    addEventListener('portal-problem', (event) => {
      document.title = JSON.stringify((event as CustomEvent).detail);
    });
  });
  await page.getByLabel('Host field').fill('typed here');
  await portal.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(portal.getByRole('heading', { name: 'This page needs to be reloaded.' })).toBeFocused();
  await expect(page).toHaveTitle('{"kind":"file","name":"forgot-password"}');
  await expect(page.getByLabel('Host field')).toHaveValue('typed here');
  expect(host.requests.filter((request) => request.isNavigationRequest())).toHaveLength(1);
  const check = host.requests.find((request) => request.method() === 'HEAD');
  expect(await check?.headerValue('Referer')).toBe(null);

  await page.unroute(screen);
  await portal.getByRole('button', { name: 'Reload the page' }).click();
  await expect(portal.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(host.requests.filter((request) => request.isNavigationRequest())).toHaveLength(2);
  await portal.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(portal.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  await expect(portal.getByRole('textbox')).toBeFocused();
});
