import type { Portal } from './portal.ts';
import { expect, test } from './portal.ts';
import { saveUserPref, userPref } from './user-pref.ts';

test.describe('where the system is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the portal is dark; light is chosen, kept over a reload, and dark chosen again', async ({
    context,
    page,
    portal,
    baseURL,
  }) => {
    await saveUserPref(context, baseURL, { locale: 'en', tableRows: 50 });
    await portal.open();
    await expect(portal.button('Switch to light mode')).toBeVisible();
    expect(await brightness(portal)).toBe('dark');

    await portal.button('Switch to light mode').click();
    await expect(portal.button('Switch to dark mode')).toBeVisible();
    expect(await brightness(portal)).toBe('light');
    expect(await userPref(context)).toEqual({ locale: 'en', tableRows: 50, darkmode: false });

    await page.reload();
    await expect(portal.button('Switch to dark mode')).toBeVisible();
    expect(await brightness(portal)).toBe('light');

    await portal.button('Switch to dark mode').click();
    await expect(portal.button('Switch to light mode')).toBeVisible();
    expect(await brightness(portal)).toBe('dark');
    expect(await userPref(context)).toEqual({ locale: 'en', tableRows: 50, darkmode: true });
  });
});

test('where nothing was chosen the portal follows the system as it changes, and no cookie is written', async ({
  context,
  page,
  portal,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await portal.open();
  await expect(portal.button('Switch to dark mode')).toBeVisible();
  expect(await brightness(portal)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(portal.button('Switch to light mode')).toBeVisible();
  expect(await brightness(portal)).toBe('dark');
  expect(await userPref(context)).toBeUndefined();
});

test('a change of the system is followed after a choice, too, and not saved: after a reload the choice holds again', async ({
  context,
  page,
  portal,
  baseURL,
}) => {
  const toLight = portal.button('Switch to light mode');
  const toDark = portal.button('Switch to dark mode');
  await page.emulateMedia({ colorScheme: 'dark' });
  await saveUserPref(context, baseURL, { darkmode: true });
  await portal.open();
  await expect(toLight).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(toDark).toBeVisible();
  expect(await brightness(portal)).toBe('light');
  expect(await userPref(context)).toEqual({ darkmode: true });

  await page.reload();
  await expect(toLight).toBeVisible();

  await toLight.click();
  await expect(toDark).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(toLight).toBeVisible();
  expect(await userPref(context)).toEqual({ darkmode: false });
  await toLight.click();
  await expect(toDark).toBeVisible();
  expect(await userPref(context)).toEqual({ darkmode: false });
});

test('the preference is a session cookie for the whole site', async ({ context, portal }) => {
  await portal.open();
  await portal.button('Switch to dark mode').click();
  await expect(portal.button('Switch to light mode')).toBeVisible();
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'userpref');
  expect(cookie).toMatchObject({ path: '/', expires: -1, sameSite: 'Lax', httpOnly: false, secure: false });
});

/** Of the text: light text means a dark theme. */
async function brightness(portal: Portal): Promise<'dark' | 'light'> {
  const lightness = await portal.email.evaluate((field) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('No canvas.');
    canvas.fillStyle = getComputedStyle(field).color;
    canvas.fillRect(0, 0, 1, 1);
    return (
      canvas
        .getImageData(0, 0, 1, 1)
        .data.slice(0, 3)
        .reduce((sum, part) => sum + part, 0) / 3
    );
  });
  return lightness > 128 ? 'dark' : 'light';
}

test('a page saved as dark is dark before any of the portal is there, its scroll bars, too', async ({
  context,
  page,
  portal,
  baseURL,
}) => {
  const canvas = () =>
    page.evaluate(() => {
      const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement);
      return { colorScheme, backgroundColor };
    });
  await page.emulateMedia({ colorScheme: 'light' });
  await saveUserPref(context, baseURL, { darkmode: true });
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/first-screen-*.js', (route) => gate.promise.then(() => route.continue()));
  await page.goto('/login/', { waitUntil: 'commit' });
  await expect.poll(canvas).toEqual({ colorScheme: 'dark', backgroundColor: 'rgb(13, 15, 18)' });
  expect(await page.locator('login-portal').evaluate(({ shadowRoot }) => shadowRoot)).toBeNull();
  gate.resolve();
  await portal.button('Switch to light mode').click();
  await expect.poll(canvas).toEqual({ colorScheme: 'light', backgroundColor: 'rgb(241, 243, 245)' });
});
