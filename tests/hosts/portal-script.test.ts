/* portal.js shows the elements of a page before their apps have loaded, without a fragment in the HTML. */

import { LOCALES } from '../../src/i18n/locale.ts';
import { WIDGET_POLICY } from '../../standalone/content-security-policy.ts';
import { markupOf } from '../flows/first-screen-page.ts';
import { REDEEM, VOUCHER } from '../support/calls.ts';
import { consoleLines } from '../support/console-lines.ts';
import { expectDone } from '../support/enter.ts';
import { LONG, SAMPLE } from '../support/tags.ts';
import { EMAIL, redeem, requestMail } from './actions.ts';
import { FRAGMENT_TAGS } from './elements.ts';
import { SENT, XSRF } from './expectations.ts';
import { emailIn, expectUnchangedByLoading, fragment, openWithPortal } from './fragment-page.ts';
import { expect, test } from './host-test.ts';

const SCRIPT = '<script type="module" src="/dist/portal.js"></script>';

test('an element is usable before its app has loaded', { tag: SAMPLE }, async ({ host, page }) => {
  await page.context().addCookies([XSRF]);
  const lines = consoleLines(page);
  const headers = { 'Content-Security-Policy': WIDGET_POLICY };
  const body = '<p>Above</p><voucher-redeem></voucher-redeem>';
  const load = await openWithPortal(host, ['voucher-redeem'], { body, headers });
  await page.locator('[name=voucher]').fill(VOUCHER);
  await expectUnchangedByLoading(page, 'voucher-redeem', load);

  await emailIn(page).press('Enter');
  await expect(emailIn(page)).toHaveCount(0);
  expect(host.sent(REDEEM)).toEqual(SENT[REDEEM]);
  expect(lines).toEqual([]);
});

test('an element has its styles at every moment while its app loads', async ({ host, page }) => {
  const load = await openWithPortal(host, ['voucher-redeem'], { body: '<voucher-redeem></voucher-redeem>' });
  const displays = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    const { port1, port2 } = new MessageChannel();
    // A task between those of React.
    port1.onmessage = () => {
      const root = document.querySelector('voucher-redeem')?.shadowRoot?.querySelector('.root');
      if (root) seen.add(getComputedStyle(root).display);
      port2.postMessage('');
    };
    port2.postMessage('');
    return seen;
  });
  await load();
  expect(await displays.evaluate((seen) => [...seen])).toEqual(['flex']);
});

test('the content stays the same in every language and in both themes', async ({ host, page }) => {
  for (const locale of LOCALES)
    host.replies[`GET /api/v1/i18n/messages/login/${locale}`] = { translations: {} };
  // The form of <self-register> appears as soon as the registration is known to be open.
  const tags = FRAGMENT_TAGS.filter((tag) => tag !== 'self-register');
  const elements = tags.flatMap((tag) =>
    [...LOCALES.map((locale) => `locale="${locale}"`), 'theme="dark"'].map(
      (attribute) => `<${tag} ${attribute}></${tag}>`,
    ),
  );
  const body = elements.map((element, index) => `<div id="place-${index}">${element}</div>`).join('');
  const load = await openWithPortal(host, tags, { body });
  const markups = () => Promise.all(elements.map((_, index) => markupOf(page, `#place-${index} > *`)));
  const before = await markups();
  expect(new Set(before).size).toBe(elements.length);
  await load();
  expect(await markups()).toEqual(before);
});

test('a link in a slot and a form in a slot are not held', async ({ host, page }) => {
  await openWithPortal(host, ['voucher-redeem'], {
    body: `<voucher-redeem><div slot="footer"><a href="/gone" onclick="this.dataset.done = 1; return false">Help</a>
      <form action="#sent" onsubmit="this.dataset.done = 1; return false"><button>Ask</button></form></div></voucher-redeem>`,
  });
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page.locator('a[data-done]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(page.locator('form[data-done]')).toHaveCount(1);
});

test('the theme is that of the attribute, of the saved choice and of the page', async ({ host, page }) => {
  await page
    .context()
    .addCookies([{ ...XSRF, name: 'userpref', value: encodeURIComponent('{"darkmode":true}') }]);
  const places = ['normal', 'light', 'dark', 'light dark'].flatMap((scheme) =>
    ['', 'theme="light"', 'theme="dark"'].map(
      (theme) => `<div style="color-scheme: ${scheme}"><forgot-password ${theme}></forgot-password></div>`,
    ),
  );
  const load = await openWithPortal(host, ['forgot-password'], { body: places.join('') });
  const looks = () =>
    page.locator('.root').evaluateAll((roots) =>
      roots.map((root) => {
        const { color, backgroundColor } = getComputedStyle(root);
        return `${root.getAttribute('data-theme')}, ${color} on ${backgroundColor}`;
      }),
    );
  const before = await looks();
  expect(before.map((look) => look.replace(/,.*/, ''))).toEqual(
    places.map((place) => (place.includes('theme="light"') ? 'light' : 'dark')),
  );
  await load();
  expect(await looks()).toEqual(before);
});

test('an element can be removed, moved and copied before its app has loaded', { tag: SAMPLE }, async ({
  host,
  page,
}) => {
  const ids = ['removed', 'moved', 'copied'];
  const filled = ids.map((id) => `<div id="${id}"><voucher-redeem></voucher-redeem></div>`).join('');
  const body = `${filled}<div id="target"></div><div id="second"></div>`;
  const load = await openWithPortal(host, ['voucher-redeem'], { body });
  for (const id of ids) await emailIn(page.locator(`#${id}`)).fill(`${id}@example.org`);
  await page.evaluate(() => {
    const [removed, moved, copied] = document.querySelectorAll('voucher-redeem');
    removed?.remove();
    if (moved) document.querySelector('#target')?.append(moved);
    if (copied) document.querySelector('#second')?.append(copied.cloneNode(true));
  });
  await load();
  await expect(emailIn(page)).toHaveCount(3);
  await expect(emailIn(page.locator('#target'))).toHaveValue('moved@example.org');
  await expect(emailIn(page.locator('#copied'))).toHaveValue('copied@example.org');
  await expect(emailIn(page.locator('#second'))).toHaveValue('');
  await redeem(page.locator('#second'));
});

test('a fragment in the HTML is used as it is, and a submit is held', async ({ host, page }) => {
  const load = await openWithPortal(host, ['forgot-password'], {
    body: await fragment(host, 'forgot-password'),
  });
  await emailIn(page).fill(EMAIL);
  await emailIn(page).press('Enter');
  await load();
  await expectDone(page, 'mailRequest');
});

const GERMAN = {
  head: SCRIPT,
  body: '<forgot-password locale="de"></forgot-password>',
};
const FAILED = 'Diese Seite konnte nicht geladen werden.';

test('an element that does not load is reported, and another attempt keeps what was typed', {
  tag: SAMPLE,
}, async ({ host, page, expectProblem, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox never fetches a failed script again.');
  expectProblem(/Failed to fetch dynamically imported module/);
  const failing = Promise.withResolvers<void>();
  await page.route('**/elements/**', (route) => failing.promise.then(() => route.abort()), { times: 3 });
  await host.open(GERMAN);
  await emailIn(page).fill(EMAIL);
  failing.resolve();
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.locator('.root a')).toHaveCount(0);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(emailIn(page)).toBeFocused();
  await expect(emailIn(page)).toHaveValue(EMAIL);
  await emailIn(page).press('Enter');
  await expectDone(page, 'mailRequest', () => 'Ihre Anfrage wurde erfolgreich gesendet!');
});

test('if the other attempt fails, the page is loaded again, unless there is no network', async ({
  host,
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to fetch dynamically imported module|error loading dynamically imported module/);
  await page.route('**/elements/**', (route) => route.abort());
  await host.open(GERMAN);
  await expect(page.getByText(FAILED)).toBeVisible();
  // The fake host answers without a network.
  const isPage = ({ pathname }: URL) => pathname === '/';
  await page.route(isPage, (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText(FAILED)).toBeVisible();
  expect(host.requests.filter((request) => request.isNavigationRequest())).toHaveLength(1);

  await page.context().setOffline(false);
  await page.unroute(isPage);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await reloaded;
  await page.unrouteAll();
  await page.route('**', (route) => host.answer(route));
  await expect(page.getByText(FAILED)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Absenden' })).toBeVisible();
});

for (const name of ['createTreeWalker', 'querySelectorAll'])
  test(`the app shows an element if the page hides document.${name}`, {
    tag: name === 'createTreeWalker' ? [] : LONG,
  }, async ({ host, page }) => {
    await host.open({
      head: SCRIPT,
      body: `<forgot-password></forgot-password><img name="${name}" alt="">`,
    });
    await requestMail(page, 'forgot-password');
    // The comparison at the end of every test calls it.
    await page.evaluate(() => document.images[0]?.remove());
  });

test('an element that is added later shows its form at once, and works beside another', async ({
  host,
  page,
}) => {
  const load = await openWithPortal(host, ['forgot-password', 'voucher-redeem'], {
    body: '<voucher-redeem></voucher-redeem><main></main>',
  });
  const email = emailIn(page.locator('main'));
  await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main) main.innerHTML = '<section><forgot-password></forgot-password></section>';
  });
  await email.fill(EMAIL);
  await load();
  await expect(email).toHaveValue(EMAIL);
  await redeem(page);
  await requestMail(page, 'forgot-password');
});

for (const [attributes, path] of [
  ['', '/elsewhere'],
  ['', '/login-help'],
  ['base="/account"', '/login/'],
  ['routing="memory"', '/login/forgotpw'],
] as const)
  test(`<login-portal ${attributes}> at ${path} shows the login screen before its app has loaded`, {
    tag: path === '/login-help' ? SAMPLE : LONG,
  }, async ({ host, page }) => {
    const body = `<login-portal ${attributes}></login-portal>`;
    const load = await openWithPortal(host, ['login-portal'], { body }, { path });
    const email = page.getByLabel('Email address');
    const input = await email.elementHandle();
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    await email.pressSequentially('ada@');
    await load();
    await page.keyboard.type('example.org');
    expect(await email.inputValue()).toBe(EMAIL);
    expect(await email.evaluate((element, former) => element === former, input)).toBe(true);
  });

test('<login-portal> on its own page shows the screen of the address', async ({ host, page }) => {
  host.ownsPage = true;
  await host.open({ head: SCRIPT, body: '<login-portal></login-portal>' }, '/login/forgotpw');
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
});

test('a browser that cannot read an element is told what the page needs, and not to try again', async ({
  host,
  page,
  expectProblem,
}) => {
  expectProblem(/Unexpected token|class statement requires a name/);
  const unreadable = { contentType: 'text/javascript', body: 'class extends {' };
  await page.route('**/dist/elements/voucher-redeem.js', (route) => route.fulfill(unreadable));
  await host.open({ head: SCRIPT, body: '<voucher-redeem lang="de"></voucher-redeem>' });
  const element = page.locator('voucher-redeem');
  await expect(
    element.getByText('Diese Seite benötigt JavaScript und einen aktuellen Browser.'),
  ).toBeVisible();
  await expect(element.getByRole('button')).toHaveCount(0);
});
