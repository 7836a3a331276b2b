import { UNREACHABLE } from '../support/faults.ts';
import { LONG } from '../support/tags.ts';
import { expect, test } from './portal.ts';

test('a notice is shown after a call has failed without a network until the server answers, and moves nothing', {
  tag: LONG,
}, async ({ context, page, portal }) => {
  const inRegion = page.locator('[aria-live] [part=offline]');
  const notice = inRegion.filter({ hasText: 'You are offline.' });
  await portal.open();
  await expect(portal.button('Continue with Campus ID')).toBeVisible();
  await expect(notice).toHaveCount(0);
  const place = await portal.email.boundingBox();
  await context.setOffline(true);
  await expect(notice).toHaveCount(0);
  await portal.submitEmail('ada@b.example');
  await expect(portal.text(UNREACHABLE)).toBeVisible();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 720 });
    await expect(notice).toBeVisible();
    const [box, header] = await Promise.all(
      ['[part=offline]', '[part=header]'].map((selector) => page.locator(selector).boundingBox()),
    );
    expect(box?.y, 'below the header').toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    if (width === 1280) expect((await portal.email.boundingBox())?.x).toEqual(place?.x);
  }
  await context.setOffline(false);
  const back = inRegion.filter({ hasText: 'Back online.' });
  await expect(back).toBeVisible();
  await expect(back).toHaveCount(0);
});

test('what failed to load is requested again when the network returns', async ({ context, page, portal }) => {
  await page.route('**/api/v1/settings/**', (route) => route.abort());
  await portal.open();
  await expect(portal.email).toBeVisible();
  await expect(page.locator('[data-incomplete]')).toHaveCount(0);
  await expect(portal.button('Continue with Campus ID')).toHaveCount(0);
  await page.unroute('**/api/v1/settings/**');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(portal.button('Continue with Campus ID')).toBeVisible();
  await expect(page.locator('[part=version]')).toHaveText(/^Version \d/);
});

test('what failed to load during maintenance is requested again when the person returns', async ({
  page,
  portal,
}) => {
  await page.route('**/api/v1/settings/**', (route) => route.fulfill({ status: 503, body: 'Maintenance' }));
  await portal.open();
  await expect(page.locator('[data-incomplete]')).toHaveCount(0);
  await expect(portal.button('Continue with Campus ID')).toHaveCount(0);
  await page.unroute('**/api/v1/settings/**');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(portal.button('Continue with Campus ID')).toBeVisible();
});
