import type { FootprintWindow } from './footprint.ts';
import { BUNDLE, expect, test } from './site.ts';
import { ALL, chooseDark, useAll } from './actions.ts';

const now = () => (window as unknown as FootprintWindow).footprint.now();
const before = () => (window as unknown as FootprintWindow).footprint.before;

/* Every test of this folder ends with the comparison; here is what happens in between. */
test('nothing is kept before a person chooses something to be kept', async ({ host, page }) => {
  await host.open({ body: ALL + BUNDLE });
  await useAll(page);
  const { listeners, ...rest } = await page.evaluate(now);
  expect({ ...rest, listeners: [] }).toEqual(await page.evaluate(before));
  // The system's wishes and the life of the page; no click, no key, no form of the host.
  const allowed =
    /^(change on MediaQueryList|(pageshow|pagehide) on Window|visibilitychange on HTMLDocument)$/;
  expect(listeners.length).toBeGreaterThan(0);
  expect(listeners.filter((name) => !allowed.test(name))).toEqual([]);

  await chooseDark(page);
  host.kept.cookies.push('userpref');
  expect(await page.evaluate(now)).toMatchObject({ cookies: ['userpref'], storage: [] });

  host.replies['GET /api/v1/i18n/messages/login/nl'] = { translations: {} };
  await page.locator('login-portal').getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeVisible();
  host.kept.storage.push('locale');
  expect(await page.evaluate(now)).toMatchObject({ cookies: ['userpref'], storage: ['locale'] });
});

test('the comparison sees what a careless script leaves behind', async ({ host, page }) => {
  host.ownsPage = true;
  host.replace(
    '/dist/login-portal.careless.js',
    `careless = 1; addEventListener('click', () => {}); localStorage.careless = 1; history.pushState(1, '', '/x');
     document.title = 'Mine'; document.adoptedStyleSheets.push(new CSSStyleSheet()); Array.prototype.careless = 1;
     document.head.append(document.createElement('style'));`,
  );
  await host.open({ body: '<script src="/dist/login-portal.careless.js"></script>' });
  const [was, is] = [await page.evaluate(before), await page.evaluate(now)];
  const changed = Object.entries(is).filter(([name, value]) => {
    return JSON.stringify(value) !== JSON.stringify(was?.[name as keyof typeof is]);
  });
  expect(changed.map(([name]) => name)).toEqual([
    'globals',
    'prototypes',
    'head',
    'sheets',
    'title',
    'address',
    'history',
    'storage',
    'listeners',
  ]);
});

test('what the host hides or puts out of reach is hidden and out of reach', async ({ host, page }) => {
  await host.open({ body: `<div style="visibility: hidden; pointer-events: none">${ALL}</div>${BUNDLE}` });
  await expect(page.locator('input')).not.toHaveCount(0);
  await expect(page.locator('input:visible, button:visible, a:visible')).toHaveCount(0);
  await page
    .locator('div')
    .first()
    .evaluate((div) => {
      div.style.visibility = '';
    });
  const email = page.locator('voucher-redeem').getByLabel('Email address');
  await expect(email).toBeVisible();
  expect(await email.evaluate((input) => getComputedStyle(input).pointerEvents)).toBe('none');
});
