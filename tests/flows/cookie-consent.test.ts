import type { BrowserContext, Page } from 'playwright/test';
import { LOCALES } from '../../src/i18n/locale.ts';
import { expectAccessiblePage } from '../support/page-accessibility.ts';
import { LONG } from '../support/tags.ts';
import { expectNoOverflow, setTextSize } from './overflow.ts';
import { focusedElement } from './page-state.ts';
import { expect, test } from './portal.ts';
import { requestsOf } from './requests.ts';
import { settle } from './stages/stage.ts';
import { saveUserPref } from './user-pref.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const consent = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'cookie-consent-status');

test('the banner says that both links open a new tab, can be accepted, and stays hidden after a reload', async ({
  context,
  page,
  portal,
}) => {
  const choices = await recordChoices(page);
  await portal.open();
  await expect(banner(page)).toBeVisible();
  expect(await consent(context)).toBeUndefined();
  expect(await choices()).toEqual([]);
  // elements/shell/cookie-consent.test.ts has where they lead.
  for (const name of ['Terms & Conditions', 'Privacy Policy']) {
    const link = banner(page).getByRole('link', { name, exact: true });
    await expect(link).toHaveAccessibleDescription('Opens in a new tab');
  }

  await portal.email.fill('a@b.example');
  await portal.button('Got it!').click();
  await expect(banner(page)).toHaveCount(0);
  await expect(portal.email).toBeFocused();
  await expect(portal.email).toHaveValue('a@b.example');
  expect(await consent(context)).toMatchObject({ value: 'allow', path: '/', expires: -1, secure: true });
  expect(await choices()).toEqual([{ choice: 'allow', stored: false }]);

  const requests = requestsOf(page, /cookie-banner/);
  await page.reload();
  await settle(page);
  await expect(portal.title('Login')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(requests).toEqual([]);
  expect(await choices()).toEqual([{ choice: 'allow', stored: true }]);
});

test('accepting cookies in one tab hides the banner in another tab', { tag: LONG }, async ({
  context,
  page,
  portal,
}) => {
  const choices = await recordChoices(page);
  await portal.open();
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login/forgotpw');
  await other.getByRole('button', { name: 'Got it!' }).click();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(banner(page)).toHaveCount(0);
  expect(await choices()).toEqual([{ choice: 'allow', stored: false }]);
});

test('Tab reaches the page and the banner, and the banner never covers the focus', { tag: LONG }, async ({
  page,
  portal,
}) => {
  await portal.open();
  await settle(page);
  for (const height of [480, 256]) {
    await page.setViewportSize({ width: 320, height });
    await expect(banner(page)).toBeVisible();
    await settle(page);
    await expectNoOverflow(page);
    await portal.email.focus();
    const names: string[] = [];
    for (let stops = 0; stops < 12; stops++) {
      await expect.poll(() => isFocusVisible(page)).toBe(true);
      names.push((await (await focusedElement(page)).textContent()) ?? '');
      if (names.at(-1) === 'Got it!') break;
      await page.keyboard.press('Tab');
    }
    expect(names.slice(-3)).toEqual(['Terms & Conditions', 'Privacy Policy', 'Got it!']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => isFocusVisible(page)).toBe(true);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [footer, region] = await Promise.all([
    page.getByRole('contentinfo').boundingBox(),
    banner(page).boundingBox(),
  ]);
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((region?.y ?? 0) + 1);

  await portal.button('Got it!').focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).paddingBlockEnd)).toBe('0px');
});

test('the login with the banner is accessible with contrast: more, forcedColors: active', {
  tag: LONG,
}, async ({ page, portal }) => {
  await portal.open();
  await expect(banner(page)).toBeVisible();
  await settle(page);
  for (const media of [{ contrast: 'more' }, { contrast: null, forcedColors: 'active' }] as const) {
    await page.emulateMedia(media);
    await expectAccessiblePage(page);
  }
});

test('on a phone the banner takes a quarter of the window and breaks no word, in any language', {
  tag: LONG,
}, async ({ page, context, portal, backend }) => {
  const region = page.locator('[part=cookie-banner]');
  for (const locale of LOCALES)
    await test.step(locale, async () => {
      await saveUserPref(context, backend.url, { locale });
      await page.setViewportSize({ width: 320, height: 568 });
      await portal.open();
      await expect(region).toBeVisible();
      await settle(page);
      expect((await region.boundingBox())?.height).toBeLessThan(568 / 4);
      expect(await region.locator('a').evaluateAll(brokenWords)).toEqual([]);

      await page.setViewportSize({ width: 640, height: 640 });
      await setTextSize(page, 2);
      expect((await region.boundingBox())?.height).toBeLessThanOrEqual(640 / 2);
      expect(await region.locator('a').evaluateAll(brokenWords)).toEqual([]);
      await expectNoOverflow(page);
      await setTextSize(page, 1);
    });
});

/** The words that are on two lines. */
function brokenWords(links: Element[]): string[] {
  return links.flatMap(({ firstChild: text }) =>
    Array.from((text?.textContent ?? '').matchAll(/\S+/g), ({ 0: word, index }) => {
      const range = document.createRange();
      if (text) range.setStart(text, index);
      if (text) range.setEnd(text, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)));
      return lines.size > 1 ? [word] : [];
    }).flat(),
  );
}

/** Returns a function that reads the events that tell the page of the choice. */
async function recordChoices(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const choices: unknown[] = [];
    Object.assign(window, { choices });
    document.addEventListener('portal-consent', (event) => choices.push((event as CustomEvent).detail));
  });
  return () => page.evaluate(() => Reflect.get(window, 'choices'));
}

/** Whether the focused element is the topmost element at its centre. */
async function isFocusVisible(page: Page): Promise<boolean> {
  const element = await focusedElement(page);
  return element.evaluate((focused) => {
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const root = focused.getRootNode() as ShadowRoot | Document;
    const topmost = root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return topmost !== null && (focused.contains(topmost) || topmost.contains(focused));
  });
}
