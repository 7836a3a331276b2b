import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request } from 'playwright/test';
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

  test('no cache keeps the page, and no other site can show it in a frame', async ({
    page,
    wordpress,
    expectProblem,
  }) => {
    const { headers } = await fetch(`${wordpress.url}/login/token/a`);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'self'");
    expectProblem(/frame-ancestors/);
    const html = `<iframe src="${wordpress.url}/login/"></iframe>`;
    const otherSite = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(html));
    await once(otherSite.listen(0, '127.0.0.1'), 'listening');
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(`http://127.0.0.1:${(otherSite.address() as AddressInfo).port}/`);
    await refused;
    otherSite.close();
  });

  test('plugins that keep pages are told not to keep this one', async ({ wordpress }) => {
    const kept = async (path: string) => (await fetch(wordpress.url + path)).headers.get('X-Kept');
    expect(await kept('/login/token/a')).toBe('no');
    expect(await kept('/sample-page/')).toBe('yes');
  });

  test('only the page itself and the call contain the token of a link', async ({ page, wordpress }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(`${wordpress.url}/login/token/k3y-0f-hanna`);
    await expect(page.getByRole('alert')).toContainText('Token invalid!');
    const sent = await Promise.all(
      requests.map(async (request) => [request.url(), (await request.allHeaders()).referer ?? '']),
    );
    expect(sent.length).toBeGreaterThan(3);
    const withToken = sent.filter((texts) => texts.some((text) => text.includes('k3y-0f-hanna')));
    expect(withToken.map(([url = '', referer]) => [new URL(url).pathname, referer])).toEqual([
      ['/login/token/k3y-0f-hanna', ''],
      ['/api/v1/token/k3y-0f-hanna', ''],
    ]);
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
