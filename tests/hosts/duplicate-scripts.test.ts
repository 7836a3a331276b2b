import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { consoleLines } from '../support/console-lines.ts';
import { ALL, choosePreferences, expectShown, SAVED } from './actions.ts';
import { expect, test } from './host-test.ts';
import { INITIAL_CALLS } from './replies.ts';
import { BUNDLE, moduleScripts, type Site } from './site.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const OTHER = '99.0.0';
const OTHER_FILE = '/dist/login-portal.other.js';
const OTHER_BUNDLE = `<script src="${OTHER_FILE}"></script>`;

/** Serves a file with the other version number in it. */
async function serveOtherVersion(host: Site, file: string, path = file): Promise<void> {
  const text = await host.file(file);
  const other = text.replaceAll(new RegExp(`(["\`])${version}\\1`, 'g'), `"${OTHER}"`);
  expect(other).not.toBe(text);
  host.replace(path, other);
}

const versionOf = (page: Page, tag: string) =>
  page.evaluate((name) => (customElements.get(name) as unknown as { version: string }).version, tag);

for (const [order, head, used] of [
  ['this one first', BUNDLE + OTHER_BUNDLE + OTHER_BUNDLE, version],
  ['the other one first', OTHER_BUNDLE + BUNDLE + BUNDLE, OTHER],
] as const) {
  test(`the first of two versions is used, with one warning: ${order}`, async ({ host, page }) => {
    await serveOtherVersion(host, '/dist/login-portal.js', OTHER_FILE);
    const warnings = consoleLines(page, 'warning');
    await host.open({ head, body: ALL });
    await expectShown(page);
    expect(await versionOf(page, 'voucher-redeem')).toBe(used);
    expect(await versionOf(page, 'login-portal')).toBe(used);
    expect(warnings).toEqual([expect.stringContaining(`login-portal ${used} is on this page already`)]);
  });
}

/** The file that has the version of the modules. */
const CHUNK = globSync('dist/elements/chunks/*.js').find((file) =>
  new RegExp(`(["\`])${version}\\1`).test(readFileSync(file, 'utf8')),
);
const COMPACT = moduleScripts(['self-register', 'forgot-password']).replaceAll('/dist/', '/dist/compact/');

for (const { title, more = '', isOther = false, expected } of [
  { title: 'a module and the one file of the same version work', expected: [] },
  {
    title: 'a module and the one file of different versions work, with one warning',
    isOther: true,
    expected: [expect.stringContaining(`login-portal ${OTHER} is on this page already`)],
  },
  {
    title: 'two renderers work, with one warning',
    more: COMPACT,
    expected: ['login-portal is on this page with React and with Preact. One of them is enough.'],
  },
])
  test(`${title}, and share replies, theme, language and consent`, async ({ host, page }) => {
    if (isOther) await serveOtherVersion(host, `/${CHUNK}`);
    host.saved = SAVED;
    const warnings = consoleLines(page, 'warning');
    // Deferred scripts run in document order: the module defines its element first.
    const head = moduleScripts(['voucher-redeem']) + more + BUNDLE.replace('>', ' defer>');
    await host.open({ head, body: ALL });
    await expectShown(page);
    expect(warnings).toEqual(expected);
    expect(await versionOf(page, 'voucher-redeem')).toBe(isOther ? OTHER : version);
    expect(await versionOf(page, 'login-portal')).toBe(version);
    expect(host.calls()).toEqual(INITIAL_CALLS);
    await choosePreferences(page);
  });

test('the elements work on a page that uses the key of their registry for something else', async ({
  host,
  page,
}) => {
  await host.open({
    head: `<script>Object.defineProperty(globalThis, Symbol.for('login-portal/1'), { value: 'theirs' })</script>${BUNDLE}`,
    body: ALL,
  });
  await expectShown(page);
});
