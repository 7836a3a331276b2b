import { LONG } from '../support/tags.ts';
import { watchForLeaks } from './leaks.ts';
import { mailedLink, tokenIn } from './mailed-links.ts';
import { expect, test } from './portal.ts';

test('the screen for personal data leaks neither the data nor its token', { tag: LONG }, async ({
  page,
  portal,
  backend,
}) => {
  const leaks = await watchForLeaks(page);
  const link = await mailedLink(backend, 'members/personaldata', 'memberWithPassword');
  await page.goto(link);
  await expect(page.getByRole('article')).toHaveCount(5);
  const download = page.waitForEvent('download');
  await portal.button('Download my data (JSON)').click();
  expect((await download).suggestedFilename()).toBe('personal-data.json');
  await leaks.record();
  await portal.link('Back to Login').click();
  await portal.link('Leave the page').click();
  await expect(portal.title('Login')).toBeVisible();
  await expect(portal.email).toBeFocused();
  await leaks.record();
  await page.goto(link);
  await expect(page.getByRole('alert')).toBeVisible();
  await leaks.record();
  for (const secret of [tokenIn(link), 'Lindqvist', 'LDR-2207', 'Listens before'])
    expect(leaks.placesOf(secret), secret).toEqual([]);
});

test('a link to the member portal does not leak its token', { tag: LONG }, async ({ page, backend }) => {
  const leaks = await watchForLeaks(page);
  const link = await mailedLink(backend, 'members/portallogin', 'memberWithPassword');
  await page.goto(link);
  await expect(page).toHaveURL('/member');
  await leaks.record();
  expect(leaks.placesOf(tokenIn(link))).toEqual([]);
  expect(leaks.placesOf('/member')).toEqual(expect.arrayContaining(['portal-navigate', 'address']));
});
