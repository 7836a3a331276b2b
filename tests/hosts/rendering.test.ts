/* `<login-portal rendering="light">`: the same look without a shadow root, only on the standalone page. */
import type { Page } from 'playwright/test';
import { LONG } from '../support/tags.ts';
import { differences, elementStyles } from './computed-styles.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE } from './site.ts';

// Styles are not compared in the middle of a transition. Playwright cannot emulate this preference in Firefox.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, 'ui.prefersReducedMotion': 1 },
      }),
    { scope: 'worker' },
  ],
});

const REFUSED = 'rendering="light" is ignored';

const email = (page: Page) => page.getByRole('textbox', { name: 'Email address' });

/** Where the form is. */
const placeOfForm = (page: Page) =>
  page
    .locator('login-portal')
    .evaluate((element) =>
      element.querySelector('form') ? 'light' : element.shadowRoot?.querySelector('form') && 'shadow',
    );

const countSheets = (page: Page) => page.evaluate(() => document.adoptedStyleSheets.length);

for (const [theme, tag] of [[undefined], ['harbour'], ['plakat', LONG], ['pomelo', LONG]])
  test(`light looks the same as shadow: ${theme ?? 'no theme'}`, { tag: tag ?? [] }, async ({
    host,
    page,
  }) => {
    host.ownsPage = true;
    const documentOf = (index: number, rendering: string) => ({
      head: theme ? `<link rel="stylesheet" href="/themes/${theme}.css">` : '',
      body: `<div id="place"><login-portal base="/frame-${index}/" rendering="${rendering}"></login-portal></div>${BUNDLE}`,
    });
    const frames = await host.openFrames(
      { shadow: documentOf(0, 'shadow'), light: documentOf(1, 'light') },
      'width="1000" height="800"',
    );
    for (const { place } of frames) {
      await expect(place.getByRole('textbox', { name: 'Email address' })).toBeVisible();
      await expect(place.getByText('Version')).toBeVisible();
      await expect(place.getByRole('region', { name: 'Cookies' })).toBeVisible();
    }
    // The focused field of only one frame would have an outline.
    await page.mouse.click(1, 1);
    // Both have received all their replies at some time.
    await expect(async () => {
      const [shadow, light] = [await page.evaluate(elementStyles, 0), await page.evaluate(elementStyles, 1)];
      expect(light.length).toBeGreaterThan(50);
      expect(differences([shadow, light])).toEqual([]);
    }).toPass({ timeout: 15_000 });
  });

test('light is refused on a host page', async ({ host, page }) => {
  const warning = page.waitForEvent('console', (message) => message.text().includes(REFUSED));
  await host.open({ body: `<login-portal rendering="light"></login-portal>${BUNDLE}` });
  await warning;
  await expect(email(page)).toBeVisible();
  expect([await placeOfForm(page), await countSheets(page)]).toEqual(['shadow', 0]);
});

test('light is refused with slotted content, which stays', async ({ host, page }) => {
  host.ownsPage = true;
  const warning = page.waitForEvent('console', (message) => message.text().includes(REFUSED));
  const logo = '<b slot="logo">Our logo</b>';
  await host.open({ body: `<login-portal base="/" rendering="light">${logo}</login-portal>${BUNDLE}` });
  await warning;
  await expect(page.getByText('Our logo')).toBeVisible();
  expect(await placeOfForm(page)).toBe('shadow');
});

test('a removed light element leaves no styles, and can be added again', async ({ host, page }) => {
  host.ownsPage = true;
  await host.open({ body: `<login-portal base="/" rendering="light"></login-portal>${BUNDLE}` });
  await expect(email(page)).toBeVisible();
  expect(await placeOfForm(page)).toBe('light');
  expect(await countSheets(page)).toBeGreaterThan(3);

  const portal = await page.locator('login-portal').elementHandle();
  const remove = async () => {
    await portal?.evaluate((element) => element.remove());
    await expect.poll(() => countSheets(page)).toBe(0);
  };
  await remove();
  await portal?.evaluate((element) => document.body.append(element));
  await expect(email(page)).toBeVisible();
  expect(await placeOfForm(page)).toBe('light');

  await remove();
  await portal?.evaluate((element) => {
    element.setAttribute('routing', 'memory');
    document.body.append(element);
  });
  await expect(email(page)).toBeVisible();
  expect([await placeOfForm(page), await countSheets(page)]).toEqual(['shadow', 0]);
});
