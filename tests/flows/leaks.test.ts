import { expect, test } from './portal.ts';
import { watchForLeaks } from './leaks.ts';

test('the tests for traces find a secret wherever it is', async ({ page, portal }) => {
  const traces = await watchForLeaks(page);
  await portal.open('?a=%73ecret');
  await page.evaluate(() => {
    history.replaceState({ a: 'secret' }, '');
    localStorage.setItem('a', 'secret');
    sessionStorage.setItem('secret', 'a');
    // biome-ignore lint/suspicious/noDocumentCookie: it is planted to be found
    document.cookie = 'a=%73ecret';
    document.dispatchEvent(new CustomEvent('portal-success', { detail: { flow: 'secret' }, bubbles: true }));
    console.info('a secret');
  });
  await traces.record();
  expect(traces.placesOf('secret').sort()).toEqual([
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
