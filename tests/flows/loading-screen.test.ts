import { expect, test } from './portal.ts';
import { holdRequests } from './requests.ts';

interface RecordingWindow extends Window {
  loadingScreens: number;
}

test('the standalone page has no loading screen, because its first screen is in the HTML', async ({
  page,
  portal,
}) => {
  for (const path of ['', 'token/unknown'])
    await test.step(`/login/${path}`, async () => {
      const release = await holdRequests(page, '**/assets/*.js');
      await page.goto(`/login/${path}`, { waitUntil: 'commit' });
      await expect(page.locator('login-portal [part=root]')).toBeVisible();
      await page.evaluate(() => {
        const root = document.querySelector('login-portal')?.shadowRoot as ShadowRoot;
        const recording = window as unknown as RecordingWindow;
        const count = () => root.querySelectorAll('.loading-screen').length;
        recording.loadingScreens = count();
        new MutationObserver(() => {
          recording.loadingScreens += count();
        }).observe(root, { childList: true, subtree: true });
      });
      await release();
      await expect(portal.text('Powered by')).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as RecordingWindow).loadingScreens)).toBe(0);
      await page.unrouteAll();
    });
});
