import type { Page } from 'playwright/test';
import { openWithoutApp } from './first-screen-page.ts';
import { expect, test } from './portal.ts';
import { saveUserPref, userPref } from './user-pref.ts';

/** Of the text in the field. */
const COLORS = { light: 'rgb(33, 37, 41)', dark: 'rgb(233, 236, 239)' };
const BARS = { light: '#f1f3f5', dark: '#0d0f12' };

test.use({ colorScheme: 'dark' });

test('the portal and the browser’s bars are dark as the system, and a chosen light theme is kept after a reload, also before the portal has loaded; the preference is a session cookie for the whole site', async ({
  context,
  page,
  portal,
  baseURL,
}) => {
  await saveUserPref(context, baseURL, { locale: 'en', tableRows: 50 });
  await portal.open();
  await expect(portal.email).toHaveCSS('color', COLORS.dark);
  expect(await themeColor(page)).toBe(BARS.dark);

  await portal.button('Switch to light mode').click();
  await expect(portal.button('Switch to dark mode')).toBeVisible();
  await expect(portal.email).toHaveCSS('color', COLORS.light);
  expect(await themeColor(page)).toBe(BARS.light);
  expect(await userPref(context)).toEqual({ locale: 'en', tableRows: 50, darkmode: false });
  const cookie = (await context.cookies()).find(({ name }) => name === 'userpref');
  expect(cookie).toMatchObject({ path: '/', expires: -1, sameSite: 'Lax', httpOnly: false, secure: false });

  const load = await openWithoutApp(page);
  await expect(portal.email).toHaveCSS('color', COLORS.light);
  expect(await themeColor(page)).toBe(BARS.light);
  await load();
  await expect(portal.email).toHaveCSS('color', COLORS.light);

  await portal.button('Switch to dark mode').click();
  await expect(portal.button('Switch to light mode')).toBeVisible();
  await expect(portal.email).toHaveCSS('color', COLORS.dark);
  expect(await themeColor(page)).toBe(BARS.dark);
  expect(await userPref(context)).toEqual({ locale: 'en', tableRows: 50, darkmode: true });
});

/** The content of the first `theme-color` that applies, which browsers use. */
const themeColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );
