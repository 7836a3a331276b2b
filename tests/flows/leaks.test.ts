import { watchForLeaks } from './leaks.ts';
import { expect, test } from './portal.ts';

test('`watchForLeaks` finds a secret in every place', async ({ page, portal }) => {
  const leaks = await watchForLeaks(page);
  await portal.open('?a=%73ecret');
  await page.evaluate(() => {
    history.replaceState({ a: 'secret' }, '');
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
