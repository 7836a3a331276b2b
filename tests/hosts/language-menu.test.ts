/* Headers of a page that would cut the language menu off, or cover it. */
import type { Page } from 'playwright/test';
import { expect, test } from './host-test.ts';
import { BUNDLE } from './site.ts';

const SWITCHER = '<language-switcher></language-switcher>';
const CONTENT =
  '<main style="position: relative; z-index: 2; height: 300vh; background: #eee">Content</main>';

const HEADERS = {
  'overflow: hidden': 'height: 60px; overflow: hidden',
  'a transform': 'height: 60px; overflow: hidden; transform: translate(10px, 5px)',
  'a lower stacking context': 'position: relative; z-index: 1; opacity: 0.99',
  'a stuck header': 'position: sticky; top: 0; z-index: 0; overflow: clip',
  containment: 'contain: strict; height: 60px; filter: none',
  zoom: 'zoom: 1.5; height: 60px; overflow: hidden',
};

const menu = (page: Page) => page.getByRole('menu');
const button = (page: Page) => page.locator('language-switcher').getByRole('button');

/** Every item can be clicked, and the menu is at its button and inside the window. */
async function expectInView(page: Page): Promise<void> {
  await expect(menu(page)).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const shadowRoot = document.querySelector('language-switcher')?.shadowRoot as ShadowRoot;
        const box = (selector: string) =>
          (shadowRoot.querySelector(selector) as HTMLElement).getBoundingClientRect();
        const [list, opener] = [box('.menu'), box('.tool')];
        const covered = [...shadowRoot.querySelectorAll('.menu-item')].filter((item) => {
          const { left, top, width, height } = item.getBoundingClientRect();
          return !item.contains(shadowRoot.elementFromPoint(left + width / 2, top + height / 2));
        });
        const gap = Math.max(list.top - opener.bottom, opener.top - list.bottom);
        return {
          covered: covered.length,
          // Firefox has parts of a pixel.
          isInside:
            list.left >= 0 && list.right < innerWidth + 1 && list.top >= 0 && list.bottom < innerHeight + 1,
          isBeside: gap < 10 && list.left < opener.right && list.right > opener.left,
        };
      }),
    )
    .toEqual({ covered: 0, isInside: true, isBeside: true });
}

for (const [name, hasAnchors] of [
  ['', true],
  [' in a browser without anchors in styles', false],
] as const)
  test(`the language menu is whole in a low and in a narrow window${name}`, async ({ host, page }) => {
    if (!hasAnchors) await page.addInitScript(withoutAnchors);
    for (const viewport of [
      { width: 390, height: 300 },
      { width: 320, height: 600 },
    ])
      for (const place of ['top: 0; right: 0', 'top: 0; left: 0', 'bottom: 0; right: 0']) {
        await page.setViewportSize(viewport);
        await host.open({
          head: BUNDLE,
          body: `<header style="position: fixed; ${place}">${SWITCHER}</header>`,
        });
        await button(page).click();
        await expectInView(page);
      }
  });

/** As Firefox before 147 and Safari before 26. */
function withoutAnchors() {
  const { replaceSync } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.replaceSync = function (css) {
    replaceSync.call(this, css.replaceAll('position-area', 'missing'));
  };
  CSS.supports = () => false;
}

for (const [name, style] of Object.entries(HEADERS))
  test(`the language menu is whole, follows its button and closes: ${name}`, async ({ host, page }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await host.open({
      head: BUNDLE,
      body: `<header style="${style}"><p style="text-align: end; margin: 8px">${SWITCHER}</p></header>${CONTENT}`,
    });
    await button(page).click();
    await expectInView(page);
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
    await page.evaluate(() => scrollTo(0, 15));
    await expectInView(page);
    await page.setViewportSize({ width: 640, height: 500 });
    await expectInView(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: 'Nederlands' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await page.locator('header').evaluate((header) => {
      header.setAttribute('dir', 'rtl');
    });
    await button(page).click();
    await expectInView(page);
    // A page may keep a press from moving the focus.
    await page.evaluate(() =>
      addEventListener('mousedown', (event) => event.preventDefault(), { once: true }),
    );
    await page.mouse.click(300, 450);
    await expect(menu(page)).toHaveCount(0);
  });

test('a key that does something in the language menu does nothing in the page', async ({ host, page }) => {
  const record =
    "<script>keys = []; document.addEventListener('keydown', ({ key }) => keys.push(key))</script>";
  await host.open({ head: record + BUNDLE, body: SWITCHER });
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  for (const key of ['ArrowDown', 'n', 'Escape']) await page.keyboard.press(key);
  await expect(menu(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => Reflect.get(window, 'keys'))).toEqual(['Escape']);
});

test('the language menu opens above a button at the bottom, and goes when the page takes it out', async ({
  host,
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await host.open({
    head: BUNDLE,
    body: `<footer style="position: fixed; bottom: 0; overflow: hidden; transform: none">${SWITCHER}</footer>`,
  });
  await button(page).click();
  await expectInView(page);
  await button(page).focus();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await button(page).click();
  await page.evaluate(() => {
    const switcher = document.querySelector('language-switcher') as HTMLElement;
    switcher.remove();
    requestAnimationFrame(() => requestAnimationFrame(() => document.body.append(switcher)));
  });
  await expect(button(page)).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
});

test('Escape closes the menu, and not a dialog of the page that listens to either event', async ({
  host,
  page,
}) => {
  await host.open({ head: BUNDLE, body: `<div id="dialog">${SWITCHER}</div><output></output>` });
  await page.evaluate(() => {
    for (const type of ['keydown', 'keyup'] as const)
      document.addEventListener(type, ({ key }) => {
        if (key === 'Escape') document.querySelector('output')?.append(type);
      });
  });
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(page.locator('output')).toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(page.locator('output')).toHaveText('keydownkeyup');
});

test('a script that cancels every wheel does not keep the language menu from scrolling', async ({
  host,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 150 });
  await host.open({
    head: `<script>addEventListener('wheel', (event) => event.preventDefault(), { passive: false })</script>${BUNDLE}`,
    body: SWITCHER + CONTENT,
  });
  await button(page).click();
  const last = menu(page).getByRole('menuitemradio').last();
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await menu(page).hover();
  await page.mouse.wheel(0, 300);
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
