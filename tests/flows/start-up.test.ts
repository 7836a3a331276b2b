import type { Page } from 'playwright/test';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './portal.ts';

/** Everything that moved on its own since the page began; in CSS pixels it is a share of the window, see web.dev/cls. */
async function watchShifts(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node }[];
      })[])
        shifts.push({
          value: entry.value,
          at: Math.round(entry.startTime),
          moved: entry.sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts);
}

const windows = [
  { locale: 'en', viewport: { width: 1280, height: 720 } },
  { locale: 'de', viewport: { width: 320, height: 568 } },
  { locale: 'en', viewport: { width: 768, height: 480 } },
];
for (const { locale, viewport } of windows)
  test.describe(`in ${locale}, ${viewport.width} px wide`, () => {
    test.use({ locale, viewport });

    test('the e-mail field is usable before configuration and texts of the server arrive, and nothing shifts when they do', async ({
      page,
    }) => {
      const shifts = await watchShifts(page);
      const release = await holdRequests(page, '**/api/**');
      await page.goto('/login/');
      const email = page.getByRole('textbox');
      await email.fill('typed.early@example.com');
      const answers = Promise.all(
        ['config', 'config/short', `messages/login/${locale}`].map((end) =>
          page.waitForResponse((response) => response.url().endsWith(end)),
        ),
      );
      await release();
      await answers;
      await expect(page.getByRole('button', { name: /Campus ID/ })).toBeVisible();
      await expect(email).toHaveValue('typed.early@example.com');
      await expect(email).toBeFocused();
      expect(await shifts()).toEqual([]);

      await page.evaluate(() => document.querySelector('login-portal')?.before('Something pushes in.'));
      await expect
        .poll(async () => (await shifts()).length, 'the observer sees what shifts')
        .toBeGreaterThan(0);
    });
  });

test('nothing is fetched twice, and what the first screen needs is named in the head', async ({
  context,
  page,
  baseURL,
}) => {
  // Who agreed before needs no banner, whose code is not worth a hint.
  await context.addCookies([{ name: 'cookie-consent-status', value: 'allow', url: String(baseURL) }]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const answer = await page.goto('/login/');
  await expect(page.getByRole('textbox')).toBeFocused();
  await expect(page.getByRole('button', { name: /Campus ID/ })).toBeVisible();
  expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([]);

  const head = await answer?.text();
  const named = [...(head?.matchAll(/(?:src|href)="([^"]+\.(?:js|css|svg))"/g) ?? [])].map(
    ([, path]) => path,
  );
  const assets = asked.filter((path) => path.includes('/assets/'));
  expect(
    assets.filter((path) => !named.includes(path)),
    'asked for, but only found out on the way',
  ).toEqual([]);
  expect(
    named.filter((path) => path?.endsWith('.js') && !asked.includes(path)),
    'hinted at, never used',
  ).toEqual([]);
});

for (const [reader, locale, prepare] of [
  ['by the browser', 'de-DE', ''],
  ['by the saved choice', 'en-US', 'document.cookie = "userpref=" + encodeURIComponent(\'{"locale":"de"}\')'],
  ['by what was stored', 'nl-NL', 'localStorage.setItem("locale", "de")'],
] as const)
  test.describe(`whose language is German ${reader}`, () => {
    test.use({ locale });

    test('a reader gets its texts while the program is still on its way, once', async ({ page }) => {
      await page.addInitScript(prepare);
      const release = await holdRequests(page, '**/assets/first-screen-*.js');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/login/', { waitUntil: 'commit' });
      await expect.poll(() => asked.filter((path) => /\/assets\/(nl|de|pl|pt)-/.test(path)).length).toBe(1);
      await release();
      await expect(page.getByRole('heading', { name: 'Anmeldung' })).toBeVisible();
      expect(asked.filter((path) => /\/assets\/(nl|de|pl|pt)-/.test(path))).toHaveLength(1);
    });
  });
