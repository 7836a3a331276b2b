import { LONG } from '../support/tags.ts';
import { expect, test } from './portal.ts';
import { holdRequests } from './requests.ts';

test('the standalone page has no loading screen, because its first screen is in the HTML', {
  tag: LONG,
}, async ({ page, portal }) => {
  for (const path of ['', 'token/unknown'])
    await test.step(`/login/${path}`, async () => {
      const release = await holdRequests(page, '**/assets/*.js');
      await page.goto(`/login/${path}`, { waitUntil: 'commit' });
      await expect(page.locator('login-portal [part=root]')).toBeVisible();
      const seen = await page.evaluateHandle(() => {
        const root = document.querySelector('login-portal')?.shadowRoot as ShadowRoot;
        const seen = [...root.querySelectorAll('.loading-screen')];
        new MutationObserver(() => seen.push(...root.querySelectorAll('.loading-screen'))).observe(root, {
          childList: true,
          subtree: true,
        });
        return seen;
      });
      release();
      await expect(portal.text('Powered by')).toBeVisible();
      expect(await seen.evaluate(({ length }) => length)).toBe(0);
      await page.unrouteAll();
    });
});
