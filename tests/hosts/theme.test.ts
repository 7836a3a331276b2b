/* A saved theme in a page. unit/kit/color-scheme.test.ts has every combination of attribute, saved theme, page and system. */
import { saveUserPref } from '../flows/user-pref.ts';
import { fragment, openFragments } from './fragment-page.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE, HOST } from './site.ts';

test('an element with a saved theme has a background of its own in a page of the other theme', async ({
  host,
  page,
}) => {
  await saveUserPref(page.context(), HOST, { darkmode: true });
  await host.open({ body: `<forgot-password></forgot-password>${BUNDLE}` });
  await expect(page.locator('.root')).toHaveAttribute('data-apart');
  await expect(page.locator('.root')).toHaveCSS('background-color', /^(?!rgba\(0, 0, 0, 0\))/);
});

test('a fragment has the saved theme when its module has loaded', async ({ host, page }) => {
  await saveUserPref(page.context(), HOST, { darkmode: true });
  const load = await openFragments(host, ['forgot-password'], {
    body: await fragment(host, 'forgot-password'),
  });
  await load();
  await expect(page.locator('.root')).toHaveCSS('color-scheme', 'dark');
});

for (const [place, script] of Object.entries({
  'the one file': BUNDLE,
  'portal.js': '<script type="module" src="/dist/portal.js"></script>',
}))
  test(`in a page that is dark without a word about it, the element is dark: ${place}`, async ({
    host,
    page,
  }) => {
    const dark = 'background: oklch(20% 0.02 250); color: white';
    const body = `<section style="${dark}"><p style="background: transparent"><forgot-password></forgot-password></p></section>
      <voucher-redeem></voucher-redeem>
      <div style="${dark}; color-scheme: light"><access-request kind="reports"></access-request></div>${script}`;
    await host.open({ body });
    await expect(page.locator('forgot-password .root')).toHaveCSS('color-scheme', 'dark');
    await expect(page.locator('forgot-password .root')).not.toHaveAttribute('data-apart');
    await expect(page.locator('voucher-redeem .root')).toHaveCSS('color-scheme', 'light');
    await expect(page.locator('access-request .root')).toHaveCSS('color-scheme', 'light');
  });
