/* Libraries that change built-ins: Prototype and MooTools as Debian ships them, and zone.js. */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { missingSoftware, OLD_LIBRARIES } from '../../scripts/setup/software.mjs';
import { VOUCHER } from '../support/calls.ts';
import { consoleLines } from '../support/console-lines.ts';
import { enter } from '../support/enter.ts';
import { LONG } from '../support/tags.ts';
import { ALL, SAVED } from './actions.ts';
import { expectUsable, XSRF } from './expectations.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE, HOST, moduleScripts, type Site } from './site.ts';

const ZONE = 'node_modules/zone.js/bundles/zone.umd.js';
const LIBRARIES = { ...OLD_LIBRARIES, zone: ZONE };

/** As zone.js before 0.14 does if the page has listened before. */
const IGNORES_SIGNALS = `<script>
  const { addEventListener: listen } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const { signal, ...others } = Object(options);
    listen.call(this, type, listener, typeof options === 'object' ? others : options);
  };
</script>`;

/** Playwright fills fields of Firefox by `Document.prototype.execCommand`, which MooTools removes. */
const cannotFill = (browser: string, name: string) => browser === 'firefox' && name === 'mootools';

const COMPACT = BUNDLE.replace('/dist/', '/dist/compact/');
const WARNING = /Function\.prototype\.bind/;

/** The script tag of a library. Skips the test if it is not installed. */
function library(host: Site, name: keyof typeof LIBRARIES): string {
  const missing = name in OLD_LIBRARIES && missingSoftware('old-libraries');
  test.skip(Boolean(missing), missing || '');
  host.replace(`/${name}.js`, readFileSync(LIBRARIES[name], 'utf8'));
  return `<script src="/${name}.js"></script>`;
}

/** Adds all elements to a page with these scripts. */
async function openAll(host: Site, page: Page, head: string): Promise<void> {
  await host.open({ head });
  await host.resetFootprint();
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), ALL);
}

/** One of each library and each build. */
const REPRESENTATIVES = [
  'zone.js is loaded before',
  'Prototype is loaded before',
  'MooTools is loaded after the compact build of',
];

// The page guard fails a test in which anything throws.
for (const [title, name, load] of [
  ['zone.js is loaded before', 'zone', (library: string) => library + BUNDLE],
  ['zone.js is loaded after', 'zone', (library: string) => BUNDLE + library],
  ['Prototype is loaded before', 'prototype', (library: string) => library + BUNDLE],
  ['Prototype is loaded after', 'prototype', (library: string) => BUNDLE + library],
  ['Prototype is loaded before the compact build of', 'prototype', (library: string) => library + COMPACT],
  ['MooTools is loaded before the compact build of', 'mootools', (library: string) => library + COMPACT],
  ['MooTools is loaded after the compact build of', 'mootools', (library: string) => COMPACT + library],
] as const)
  test(`the elements work and send correct data if ${title} the portal’s script`, {
    tag: REPRESENTATIVES.includes(title) ? [] : LONG,
  }, async ({ host, page, browserName }) => {
    test.skip(cannotFill(browserName, name));
    await page.context().addCookies([XSRF]);
    await openAll(host, page, load(library(host, name)));
    await expectUsable(host, page);
    // With MooTools the test cannot read the names of the cookies.
    if (name === 'mootools') host.saved = { cookies: [], storage: SAVED.storage };
  });

test('a mail is requested once on a page that ignores the signal of a listener', async ({ host, page }) => {
  host.ownsPage = true;
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  host.serve('/login/requestpdaccess', {
    head: IGNORES_SIGNALS,
    body: `${BUNDLE}<login-portal routing="history" base="/login/"></login-portal>`,
  });
  await page.goto(`${HOST}/login/requestpdaccess?email=ada%40example.org&submit=1`);
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
  for (const place of [10, 20, 30]) await page.mouse.move(place, place);
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await page.getByRole('textbox', { name: 'Email address' }).pressSequentially('ada@example.org');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/v1/members/personaldata']);
});

for (const [title, name, script] of [
  ['Prototype', 'prototype', BUNDLE],
  ['MooTools and the compact build', 'mootools', COMPACT],
] as const) {
  test(`the answers may contain lists on a page with ${title}`, async ({ host, page, browserName }) => {
    test.skip(cannotFill(browserName, name));
    host.replies[`POST /api/v1/vouchers/${VOUCHER}/info`] = {
      action: 'incomplete',
      require: ['firstname', 'lastname', 'product', 'language'],
      product: [{ id: 'one', title: 'Work style' }],
      language: ['de', 'en'],
    };
    await openAll(host, page, library(host, name) + script);
    const voucher = page.locator('voucher-redeem');
    await enter(voucher, 'voucher', [VOUCHER, 'ada@example.org']);
    await expect(voucher.getByRole('radio', { name: 'Work style' })).toBeVisible();
    await expect(voucher.getByRole('radio', { name: 'Deutsch' })).toBeVisible();
    await expect(page.locator('login-portal').getByRole('button', { name: /Google/ })).toBeVisible();
  });
}

for (const [title, load] of [
  ['before the one file', (library: string) => library + BUNDLE],
  ['after the one file', (library: string) => BUNDLE + library],
  ['before the modules', (library: string) => library + moduleScripts(['login-portal', 'voucher-redeem'])],
] as const)
  test(`the elements show nothing, fire no event and warn once if MooTools is loaded ${title}`, {
    tag: title === 'before the one file' ? [] : LONG,
  }, async ({ host, page }) => {
    const messages = consoleLines(page);
    await page.addInitScript(() => {
      document.addEventListener('portal-ready', () => console.log('portal-ready'));
    });
    await openAll(host, page, load(library(host, 'mootools')));
    await expect.poll(() => messages).toEqual([expect.stringMatching(WARNING)]);
    const content = await page.locator('voucher-redeem').evaluate((element) => element.shadowRoot?.innerHTML);
    expect(content).toBe('');
    expect(messages).toHaveLength(1);
  });
