import type { Page } from 'playwright/test';
import { LONG } from '../support/tags.ts';
import { expect, test } from './portal.ts';
import { holdRequests } from './requests.ts';
import { acceptCookies } from './user-pref.ts';

/** Records all layout shifts since navigation, see web.dev/cls. */
async function watchShifts(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node }[] })[])
        shifts.push(
          entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent)),
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}

for (const { locale, viewport } of [
  { locale: 'en', viewport: { width: 1280, height: 720 } },
  { locale: 'de', viewport: { width: 320, height: 568 } },
])
  test.describe(`in ${locale}, ${viewport.width} px wide`, () => {
    test.use({ locale, viewport });

    test('the email field is usable before the configuration and texts arrive, which cause no layout shift', {
      tag: locale === 'de' ? LONG : [],
    }, async ({ page }) => {
      const shifts = await watchShifts(page);
      const release = await holdRequests(page, '**/api/**');
      await page.goto('/login/');
      const email = page.getByRole('textbox');
      await email.fill('typed.early@example.com');
      const replies = Promise.all(
        ['config', 'config/short', `messages/login/${locale}`].map((end) =>
          page.waitForResponse((response) => response.url().endsWith(end)),
        ),
      );
      release();
      await replies;
      await expect(page.getByRole('button', { name: /Campus ID/ })).toBeVisible();
      await expect(email).toHaveValue('typed.early@example.com');
      await expect(email).toBeFocused();
      expect(await shifts()).toEqual([]);
    });
  });

/** Loaded after the first screen, and what these share. */
const LATER =
  'guards contrast choices cookies language-menu later-stages.view use-code-input password-field time option resend sent-mail sentence recheck email-question idn'.split(
    ' ',
  );

test('the head lists exactly the files of the first screen without single sign-on, and nothing is requested twice', async ({
  context,
  page,
  baseURL,
}) => {
  // Without consent, the page would also load the banner, which the head does not list.
  await acceptCookies(context, baseURL);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const response = await page.goto('/login/');
  await expect(page.getByRole('textbox')).toBeFocused();
  await expect(page.getByRole('button', { name: /Campus ID/ })).toBeVisible();
  expect(requested.filter((path, index) => requested.indexOf(path) !== index)).toEqual([]);

  const head = await response?.text();
  const listed = [...(head?.matchAll(/(?:src|href)="([^"]+\.(?:js|css|svg))"/g) ?? [])].map(
    ([, path]) => path,
  );
  const assets = requested.filter((path) => path.includes('/assets/'));
  expect(
    assets
      .filter((path) => !listed.includes(path))
      .map((path) => path.replace(/^.*\/|-[\w-]{8}\.js$/g, ''))
      .filter((name) => !LATER.includes(name)),
    'requested but not listed, because a server may have no providers',
  ).toEqual(['sso.view']);
  expect(
    listed.filter((path) => path?.endsWith('.js') && !requested.includes(path)),
    'listed but not requested',
  ).toEqual([]);
});
