import { expect, test } from './site.ts';

test('a screen that is gone after an update asks for a reload of the host page, which waits for a click', async ({
  host,
  page,
}) => {
  const gone = '**/dist/elements/chunks/forgot-password*';
  await page.route(gone, (route) => route.fulfill({ status: 404 }));
  await host.open({
    head: '<script type="module" src="/dist/elements/login-portal.js"></script>',
    body: '<label>The host’s <input></label><login-portal></login-portal>',
  });
  const portal = page.locator('login-portal');
  await page.getByLabel('The host’s').fill('typed here');
  await portal.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(portal.getByRole('heading', { name: 'This page needs to be reloaded.' })).toBeFocused();
  await expect(page.getByLabel('The host’s')).toHaveValue('typed here');
  expect(host.requests.filter((request) => request.isNavigationRequest())).toHaveLength(1);

  await page.unroute(gone);
  await portal.getByRole('button', { name: 'Reload the page' }).click();
  await expect(portal.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(host.requests.filter((request) => request.isNavigationRequest())).toHaveLength(2);
  await portal.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(portal.getByRole('heading', { name: 'Forgot Password' })).toBeFocused();
});
