/* The language of an element in a page that has one (D92). */
import { saveUserPref } from '../flows/user-pref.ts';
import { emailIn, openWithPortal } from './fragment-page.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE, HOST } from './site.ts';

const FORM = '<forgot-password></forgot-password>';
const SCRIPT = '<script type="module" src="/dist/portal.js"></script>';

test('an element speaks the language of the nearest ancestor, from the first screen on', async ({
  host,
  page,
}) => {
  const body = `<div lang="nl-BE">${FORM}<section lang="PL">${FORM}</section><section lang="sv">${FORM}</section>
    <div lang="de"><template shadowrootmode="open">${FORM}</template></div></div>`;
  const load = await openWithPortal(host, ['forgot-password'], { body });
  const languages = () =>
    page.locator('.root').evaluateAll((roots) => roots.map((root) => root.getAttribute('lang')));
  await expect.poll(languages).toEqual(['nl', 'pl', 'en', 'de']);
  await load();
  await page.evaluate(() => customElements.whenDefined('forgot-password'));
  await expect(emailIn(page)).toHaveCount(4);
  expect(await languages()).toEqual(['nl', 'pl', 'en', 'de']);
  // The comparison at the end of every test only finds elements of the page.
  await page.evaluate(() => document.body.replaceChildren());
});

for (const [name, head] of [
  ['portal.js', SCRIPT],
  ['the one file', BUNDLE],
] as const)
  test(`an element follows the language of the page and keeps what was typed: ${name}`, async ({
    host,
    page,
  }) => {
    const body = `${FORM}<section lang="pl">${FORM}</section><article><template shadowrootmode="open">${FORM}</template></article>`;
    await host.open({ head, body });
    const languages = () =>
      page.locator('.root').evaluateAll((roots) => roots.map((root) => root.getAttribute('lang')));
    await expect.poll(languages).toEqual(['en', 'pl', 'en']);
    await emailIn(page.locator('article')).fill('typed@example.org');
    // The file that follows the page has loaded when the element is idle.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      document.documentElement.lang = 'de-AT';
      document.querySelector('section')?.setAttribute('lang', 'nl');
    });
    await expect.poll(languages).toEqual(['de', 'nl', 'de']);
    await expect(page.locator('article').getByRole('button', { name: 'Absenden' })).toBeVisible();
    await expect(emailIn(page.locator('article'))).toHaveValue('typed@example.org');
    await page.evaluate(() => {
      document.documentElement.lang = 'en';
      document.body.replaceChildren();
    });
  });

test('a saved choice and the attribute take precedence over the language of the page', async ({
  host,
  page,
}) => {
  await saveUserPref(page.context(), HOST, { locale: 'pt' });
  await host.open({
    head: SCRIPT,
    body: `<div lang="nl">${FORM}<forgot-password locale="de"></forgot-password></div>`,
  });
  await expect(page.locator('.root').first()).toHaveAttribute('lang', 'pt');
  await expect(page.locator('.root').last()).toHaveAttribute('lang', 'de');
});

test('on a portal of its own, the language of the browser is used', async ({ host, page }) => {
  host.ownsPage = true;
  await host.open({ head: BUNDLE, body: '<main lang="nl"><login-portal></login-portal></main>' }, '/login/');
  await expect(page.locator('.root')).toHaveAttribute('lang', 'en');
});
