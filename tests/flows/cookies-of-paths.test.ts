/* Cookies of one name for several paths, and values that are not as expected (D25, D91). */

import type { BrowserContext } from 'playwright/test';
import { LONG } from '../support/tags.ts';
import { emailOf, expect, test } from './portal.ts';

interface Cookie {
  name: string;
  value: string;
  /** Without it, that of the portal, whose cookies browsers list before those of the whole site. */
  path?: '/';
}

const addCookie = (context: BrowserContext, baseURL: string | undefined, cookie: Cookie) =>
  context.addCookies([{ path: '/login', domain: new URL(String(baseURL)).hostname, ...cookie }]);

test('a server that reads the other anti-forgery cookie gets it, and the next form sends it at once', async ({
  context,
  page,
  portal,
  baseURL,
}) => {
  // The backend would set the second only with its first answer to a call, because the page's request has a token.
  await addCookie(context, baseURL, { name: 'XSRF-TOKEN', value: 'of-the-path' });
  await addCookie(context, baseURL, { name: 'XSRF-TOKEN', value: 'of-the-site', path: '/' });
  const sent: string[] = [];
  await page.route(/\/(members\/personaldata|login\/forgotpw)$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const token = route.request().headers()['x-xsrf-token'];
    sent.push(token === 'of-the-path' ? 'other' : 'first');
    return token === 'of-the-path'
      ? route.fulfill({ json: { status: 'OK', data: {} } })
      : route.fulfill({ status: 403, body: '' });
  });
  await portal.open('requestpdaccess');
  await portal.complete('mailRequest', emailOf('adminWithoutCode'));
  expect(sent).toEqual(['first', 'other']);
  await portal.link('Back to Login').click();
  await portal.link('Forgot password?').click();
  // The login has a field of the same name.
  await expect(portal.title('Forgot Password')).toBeVisible();
  await portal.complete('mailRequest', emailOf('adminWithoutCode'));
  expect(sent).toEqual(['first', 'other', 'other']);
});

test('choices last beside an old cookie of a narrower path, and show from the first paint', {
  tag: LONG,
}, async ({ context, page, portal, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const value = encodeURIComponent('{"darkmode":false,"locale":"pl"}');
  await addCookie(context, baseURL, { name: 'userpref', value });
  await portal.open();
  await page.getByRole('button', { name: 'Przełącz na tryb ciemny' }).click();
  await page.getByRole('button', { name: /Język/ }).click();
  await page.getByRole('menuitemradio', { name: /Deutsch/ }).click();
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeVisible();
  // Only the script of the first screen is left.
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});
