import { watchForLeaks } from './leaks.ts';
import { expect, test } from './portal.ts';

test('the token of a registration only appears as "mat" in the address that it leads to; `watchForLeaks` finds a secret in every place', async ({
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

  await page.evaluate(() => {
    history.replaceState({ a: 'secret' }, '', '?a=%73ecret');
    localStorage.setItem('a', 'secret');
    sessionStorage.setItem('secret', 'a');
    // biome-ignore lint/suspicious/noDocumentCookie: planted for this test
    document.cookie = 'a=%73ecret';
    document.dispatchEvent(new CustomEvent('portal-success', { detail: { flow: 'secret' }, bubbles: true }));
    console.info('a secret');
  });
  await leaks.record();
  expect(leaks.placesOf('secret').sort()).toEqual([
    'address',
    'console',
    'cookies',
    'history addresses',
    'history state',
    'local storage',
    'portal-success',
    'session storage',
  ]);
});
