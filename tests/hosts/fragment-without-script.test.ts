import { EMAIL, redeem } from './actions.ts';
import { FRAGMENT_TAGS } from './elements.ts';
import { emailIn, fragment } from './fragment-page.ts';
import { expect, test } from './host-test.ts';
import { HOST, Site } from './site.ts';

test.use({ javaScriptEnabled: false });

// Firefox matches `scripting: none` only if its own setting switches JavaScript off.
test('without JavaScript a fragment shows no form that could not be sent (Chromium)', async ({ page }) => {
  const site = new Site(page);
  await page.route('**', (route) => site.answer(route));
  const fragments = await Promise.all(FRAGMENT_TAGS.map((tag) => fragment(site, tag)));
  site.serve('/', { body: fragments.join('') });
  await page.goto(HOST);
  await expect(page.locator('.root')).toHaveCount(fragments.length);
  for (const root of await page.locator('.root').all()) await expect(root).toBeHidden();
});

test.describe('if a consent tool holds the script back', () => {
  test.use({ javaScriptEnabled: true });

  test('the button of a fragment cannot be pressed before the script has run', async ({ page }) => {
    const site = new Site(page);
    await page.route('**', (route) => site.answer(route));
    const head = '<script type="text/plain" src="/dist/portal.js"></script>';
    await site.open({ head, body: await fragment(site, 'voucher-redeem', 'loading="lazy"') });
    const button = page.getByRole('button', { name: 'Redeem' });
    await expect(button).toBeDisabled();
    // Not at once, because the script usually runs soon.
    await expect(button).toHaveCSS('opacity', '1');
    await expect(button).toHaveCSS('opacity', '0.5');
    await emailIn(page).fill(EMAIL);
    await emailIn(page).press('Enter');
    await page.evaluate(() => {
      const held = document.querySelector('script') as HTMLScriptElement;
      const script = Object.assign(document.createElement('script'), { src: held.src, type: 'module' });
      held.replaceWith(script);
    });
    await expect(button).toBeEnabled();
    await expect(emailIn(page)).toHaveValue(EMAIL);
    await redeem(page);
  });
});
