import { LONG } from '../support/tags.ts';
import { watchForLeaks } from './leaks.ts';
import { mailedLink, tokenIn } from './mailed-links.ts';
import { emailOf, expect, passwordOf, test } from './portal.ts';

const NEW = 'harbour-violin-6419-Slate';

// The same screen activates an account.
test('resetpw leaks neither the new password nor its token', async ({ page, portal, backend }) => {
  const leaks = await watchForLeaks(page);
  const previous = passwordOf('memberWithPassword');
  const link = await mailedLink(backend, 'login/member/forgotpw', 'memberWithPassword');
  await page.goto(link);
  await expect(page).toHaveURL('/login/resetpw');
  const outcomes = {
    [previous]: page.getByRole('alert'),
    [NEW]: portal.text('Your password has been saved.'),
  };
  for (const [password, outcome] of Object.entries(outcomes)) {
    await portal.field('New password').fill(password);
    await expect(page.getByText(/^Password strength:/)).toBeVisible();
    await portal.enter('newPassword', password, password);
    await expect(outcome).toBeVisible();
    await leaks.record();
  }
  await portal.link('Back to Login').click();
  await portal.submitEmail(emailOf('memberWithPassword'));
  await portal.submitPassword(NEW);
  await expect(page).toHaveURL('/member');
  await leaks.record();
  for (const secret of [tokenIn(link), previous, NEW]) expect(leaks.placesOf(secret), secret).toEqual([]);
  expect(leaks.placesOf('set-password')).toContain('portal-success');
});

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

test('the token of a registration only appears as "mat" in the address that it leads to', async ({
  page,
  portal,
}) => {
  const leaks = await watchForLeaks(page);
  await portal.reply('token/*', { type: 'registration', memberid: 7, token: 'next-token' });
  await page.goto('/login/token/first-token');
  await expect(page).toHaveURL('/registrationsuccess?mid=7&mat=next-token');
  await leaks.record();
  expect(leaks.placesOf('first-token')).toEqual([]);
  expect(leaks.placesOf('next-token').sort()).toEqual(['address', 'history addresses']);
  expect(leaks.placesOf('/registrationsuccess?mid=7')).toContain('portal-navigate');
});
