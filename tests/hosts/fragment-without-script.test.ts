import { FRAGMENT_TAGS } from './elements.ts';
import { fragment } from './fragment-page.ts';
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
