import { elementTags } from '../../scripts/build/element-tags.ts';
import { ALL, chooseLanguage, completeForms, SAVED } from './actions.ts';
import type { FootprintWindow } from './footprint.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE } from './site.ts';

const now = () => (window as unknown as FootprintWindow).footprint.now();
const before = () => (window as unknown as FootprintWindow).footprint.before;

/** The cookie banner keeps room at the end of the page with a style sheet of its own. */
const ADDED_SHEETS = 1;

// Every host test compares the page before the elements and after them; this one also compares it in between.
test('the elements save nothing until the visitor chooses a theme, a language or cookies', async ({
  host,
  page,
}) => {
  await host.open({ body: ALL + BUNDLE });
  await completeForms(page);
  // Media queries, the visibility of the page, its network and its errors, but no click, key or form event of the host page.
  const allowed =
    /^(change on MediaQueryList|(error|pageshow|pagehide|focus|online|offline|visibilitychange) on Window|visibilitychange on HTMLDocument)$/;
  // A key moves the focus until it has moved (src/browser/keys.ts).
  await expect
    .poll(async () => (await page.evaluate(now)).listeners.filter((name) => !allowed.test(name)))
    .toEqual([]);
  const { listeners, sheets, ...rest } = await page.evaluate(now);
  const [own = 0, adopted = 0] = (await page.evaluate(before))?.sheets ?? [];
  expect(sheets).toEqual([own, adopted + ADDED_SHEETS]);
  expect({ ...rest, sheets: [own, adopted], listeners: [] }).toEqual(await page.evaluate(before));
  expect(listeners.length).toBeGreaterThan(0);

  host.saved = SAVED;
  await page.locator('theme-switcher').getByRole('button').click();
  await expect(page.locator('login-portal [part~=root]')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(now)).toMatchObject({ cookies: ['userpref'], storage: [] });

  await chooseLanguage(page.locator('language-switcher'), 'Nederlands');
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeVisible();
  expect(await page.evaluate(now)).toMatchObject({ cookies: ['userpref'], storage: ['locale'] });

  await page.locator('cookie-consent').getByRole('button').click();
  await expect(page.locator('cookie-consent').getByRole('button')).toHaveCount(0);
  expect(await page.evaluate(now)).toMatchObject(SAVED);
});

test('each element alone leaves nothing behind when it is removed', async ({ host }) => {
  const documents = elementTags.map((tag) => [tag, { body: `<${tag}></${tag}>${BUNDLE}` }]);
  for (const { place } of await host.openFrames(Object.fromEntries(documents)))
    await expect(place.getByRole('button').first()).toBeVisible();
});

test('the comparison detects everything that a careless script leaves behind', async ({ host, page }) => {
  host.ownsPage = true;
  host.replace(
    '/dist/login-portal.careless.js',
    `careless = 1; addEventListener('click', () => {}); localStorage.careless = 1; history.pushState(1, '', '/x');
     document.title = 'Mine'; document.adoptedStyleSheets.push(new CSSStyleSheet()); Array.prototype.careless = 1;
     document.head.append(document.createElement('style')); onerror = () => {};`,
  );
  await host.open({ body: '<script src="/dist/login-portal.careless.js"></script>' });
  const [old, present] = [await page.evaluate(before), await page.evaluate(now)];
  const changed = Object.entries(present).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old?.[name as keyof typeof present]),
  );
  expect(changed.map(([name]) => name)).toEqual([
    'globals',
    'prototypes',
    'replaced',
    'head',
    'sheets',
    'title',
    'address',
    'history',
    'storage',
    'listeners',
  ]);
});

test('the elements inherit visibility and pointer-events from the host page', async ({ host, page }) => {
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
