import type { Page } from 'playwright/test';
import { expect, test } from './portal.ts';
import { saveUserPref, userPref } from './user-pref.ts';

/** Of the text in the field. */
const COLORS = { light: 'rgb(33, 37, 41)', dark: 'rgb(233, 236, 239)' };

test.describe('with a dark system theme', () => {
  test.use({ colorScheme: 'dark' });

  test('the portal is dark, and a chosen light theme is kept after a reload; the preference is a session cookie for the whole site', async ({
    context,
    page,
    portal,
    baseURL,
  }) => {
    await saveUserPref(context, baseURL, { locale: 'en', tableRows: 50 });
    await portal.open();
    await expect(portal.email).toHaveCSS('color', COLORS.dark);

    await portal.button('Switch to light mode').click();
    await expect(portal.button('Switch to dark mode')).toBeVisible();
    await expect(portal.email).toHaveCSS('color', COLORS.light);
    expect(await userPref(context)).toEqual({ locale: 'en', tableRows: 50, darkmode: false });
    const cookie = (await context.cookies()).find(({ name }) => name === 'userpref');
    expect(cookie).toMatchObject({ path: '/', expires: -1, sameSite: 'Lax', httpOnly: false, secure: false });

    await page.reload();
    await expect(portal.email).toHaveCSS('color', COLORS.light);

    await portal.button('Switch to dark mode').click();
    await expect(portal.button('Switch to light mode')).toBeVisible();
    await expect(portal.email).toHaveCSS('color', COLORS.dark);
    expect(await userPref(context)).toEqual({ locale: 'en', tableRows: 50, darkmode: true });
  });
});

test('the colour of the browser’s bars follows the chosen theme, also before the portal has loaded', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await portal.open();
  expect(await themeColor(page)).toBe('#f1f3f5');
  await portal.button('Switch to dark mode').click();
  await expect(portal.button('Switch to light mode')).toBeVisible();
  expect(await themeColor(page)).toBe('#0d0f12');
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.reload();
  expect(await themeColor(page)).toBe('#0d0f12');
});

/** The content of the first `theme-color` that applies, which browsers use. */
const themeColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );
