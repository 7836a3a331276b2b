import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { BUNDLE, expect, type Site, test } from './site.ts';
import { ALL, chooseDark, expectShown } from './actions.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const OTHER = '99.0.0';
const OTHER_FILE = '/dist/login-portal.other.js';
const OTHER_BUNDLE = `<script src="${OTHER_FILE}"></script>`;
const MODULE = '<script type="module" src="/dist/elements/voucher-redeem.js"></script>';
const ASKED_ONCE = [
  'GET /api/v1/i18n/messages/login/en',
  'GET /api/v1/settings/config',
  'GET /api/v1/settings/config/short',
];

/** The same file with another version written into it, as the host serves it. */
async function asOtherVersion(host: Site, file: string, path = file): Promise<void> {
  const text = await host.file(file);
  const other = text.replaceAll(`\`${version}\``, `\`${OTHER}\``);
  expect(other).not.toBe(text);
  host.replace(path, other);
}

const versionOf = (page: Page, tag: string) =>
  page.evaluate((name) => (customElements.get(name) as unknown as { version: string }).version, tag);

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

const theme = (page: Page, tag: string) =>
  page.locator(tag).locator('[part=root]').getAttribute('data-theme');

for (const [first, head, used] of [
  ['this version', BUNDLE + OTHER_BUNDLE + OTHER_BUNDLE, version],
  ['the other version', OTHER_BUNDLE + BUNDLE + BUNDLE, OTHER],
] as const) {
  test(`of two versions the first one is used, and one warning says so: ${first}`, async ({ host, page }) => {
    await asOtherVersion(host, '/dist/login-portal.js', OTHER_FILE);
    const warnings = warningsOf(page);
    await host.open({ head, body: ALL });
    await expectShown(page);
    expect(await versionOf(page, 'voucher-redeem')).toBe(used);
    expect(await versionOf(page, 'login-portal')).toBe(used);
    expect(warnings).toEqual([expect.stringContaining(`login-portal ${used} is on this page already`)]);
  });
}

for (const [kind, prepare, warned] of [
  ['of one version', async () => {}, 0],
  [
    'of two versions',
    async (host: Site) => {
      const chunk = globSync('dist/elements/chunks/*.js').find((file) =>
        readFileSync(file, 'utf8').includes(`\`${version}\``),
      );
      await asOtherVersion(host, `/${chunk}`);
    },
    1,
  ],
] as const) {
  test(`a module and the one file, ${kind}, both work and share what elements of a page share`, async ({
    host,
    page,
  }) => {
    await prepare(host);
    host.kept.cookies.push('userpref');
    const warnings = warningsOf(page);
    // The module defines its element first: deferred scripts run in their order.
    await host.open({ head: MODULE + BUNDLE.replace('>', ' defer>'), body: ALL });
    await expectShown(page);
    expect(warnings).toHaveLength(warned);
    expect((await versionOf(page, 'voucher-redeem')) === (await versionOf(page, 'login-portal'))).toBe(
      !warned,
    );
    expect(host.calls().sort()).toEqual(ASKED_ONCE);

    await chooseDark(page);
    await expect.poll(() => theme(page, 'voucher-redeem')).toBe('dark');
    await expect.poll(() => theme(page, 'self-register')).toBe('dark');
  });
}

test('a page that has something else under the key they share works all the same', async ({ host, page }) => {
  await host.open({
    head: `<script>Object.defineProperty(globalThis, Symbol.for('login-portal/1'), { value: 'theirs' })</script>${BUNDLE}`,
    body: ALL,
  });
  await expectShown(page);
});
