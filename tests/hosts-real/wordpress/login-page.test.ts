import { expect, test } from './wordpress.ts';

test('without the setting, /login/ redirects to the login of WordPress', async ({ page, wordpress }) => {
  wordpress.set({ page: false });
  await page.goto(`${wordpress.url}/login/`);
  await expect(page).toHaveURL(/wp-login\.php/);
});

test.describe('with the setting', () => {
  test.beforeEach(({ wordpress, backend }) => wordpress.set({ page: true, 'api-base': backend.url }));

  for (const path of ['/login/', '/login', '/login/forgotpw'])
    test(`${path} shows the portal with that address`, async ({ page, wordpress }) => {
      const response = await page.goto(wordpress.url + path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('login-portal').getByLabel('Email')).toBeVisible();
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${path}/?$`));
    });

  test('the portal changes the address, and Back and Forward show its screens', async ({
    page,
    wordpress,
  }) => {
    await page.goto(`${wordpress.url}/login/`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
    await expect(page).toHaveURL(/\/login\/forgotpw/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeHidden();
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  });

  test('the login of WordPress, its other redirects and its pages remain', async ({ page, wordpress }) => {
    await wordpress.signIn(page, 'admin');
    await expect(page).toHaveURL(/wp-admin/);
    await page.goto(`${wordpress.url}/admin`);
    await expect(page).toHaveURL(/wp-admin/);
    await page.goto(`${wordpress.url}/sample-page/`);
    await expect(page.getByRole('heading', { name: 'Sample Page' })).toBeVisible();
    expect((await page.goto(`${wordpress.url}/loginpage/`))?.status()).toBe(404);
  });
});

test('after the plugin is deactivated, /login/ is as before', async ({ page, wordpress, backend }) => {
  wordpress.set({ page: true, 'api-base': backend.url });
  await page.goto(`${wordpress.url}/login/`);
  await expect(page.locator('login-portal')).toBeVisible();
  const admin = "require ABSPATH . 'wp-admin/includes/plugin.php';";
  wordpress.php(`${admin} deactivate_plugins( 'login-portal/login-portal.php' );`);
  await page.goto(`${wordpress.url}/login/`);
  await expect(page).toHaveURL(/wp-login\.php/);
  wordpress.php(`${admin} activate_plugin( 'login-portal/login-portal.php' );`);
});
