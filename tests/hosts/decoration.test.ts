/* What the standalone page has besides the portal, and a host page does not. */
import { DAYS, setDay } from '../flows/holiday.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const DECORATION = '.cookie-banner, [data-season], [data-holiday]';

test('a portal in a host page has no banner, season or effect', async ({ host, page }) => {
  await setDay(page, `${DAYS.christmas}T14:00:00`);
  await host.open({ body: `<login-portal></login-portal>${BUNDLE}` });
  await expect(page.getByText('Version')).toBeVisible();
  await expect(page.locator('[part=loading-screen]')).toHaveCount(0);
  await expect(page.locator(DECORATION)).toHaveCount(0);
});

test('the portal on a page of its own has all of them', async ({ host, page }) => {
  host.ownsPage = true;
  await setDay(page, `${DAYS.christmas}T14:00:00`);
  await host.open({ body: `<login-portal routing="history" base="/"></login-portal>${BUNDLE}` });
  await expect(page.getByRole('button', { name: 'Got it!' })).toBeVisible();
  await expect(page.locator('[data-holiday]')).toHaveCount(1);
  await expect(page.locator('[data-season]')).toHaveCount(1);
});
