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

for (const [versions, prepare, warningCount] of [
  ['of the same version', async () => {}, 0],
  [
    'of different versions',
    async (host: Site) => {
      const chunk = globSync('dist/elements/chunks/*.js').find(
        (file) => readFileSync(file, 'utf8').match(new RegExp(`(["\`])${version}\\1`)) !== null,
      );
      await serveOtherVersion(host, `/${chunk}`);
    },
    1,
  ],
] as const) {
  test(`a module and the one file ${versions} work and share replies, theme, language and consent`, async ({
    host,
    page,
  }) => {
    await prepare(host);
    host.saved = SAVED;
    const warnings = consoleLines(page, 'warning');
    // Deferred scripts run in document order: the module defines its element first.
    await host.open({ head: moduleScripts(['voucher-redeem']) + BUNDLE.replace('>', ' defer>'), body: ALL });
    await expectShown(page);
    expect(warnings).toHaveLength(warningCount);
    expect((await versionOf(page, 'voucher-redeem')) === (await versionOf(page, 'login-portal'))).toBe(
      warningCount === 0,
    );
    expect(host.calls()).toEqual(INITIAL_CALLS);
    await choosePreferences(page);
  });
}

test('one warning says that two renderers are on the page, and both copies work', async ({ host, page }) => {
  host.saved = SAVED;
  const warnings = consoleLines(page, 'warning');
  const compact = moduleScripts(['self-register', 'forgot-password']).replaceAll('/dist/', '/dist/compact/');
  await host.open({
    head: moduleScripts(['voucher-redeem']) + compact + BUNDLE.replace('>', ' defer>'),
    body: ALL,
  });
  await expectShown(page);
  expect(warnings).toEqual([
    'login-portal is on this page with React and with Preact. One of them is enough.',
  ]);
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
