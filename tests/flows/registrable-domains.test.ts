/* Which hosts are the same site (D82): the rule of the portal and that of the browser, which knows the public suffix list. */
import type { Page } from 'playwright/test';
import { chromiumFlags, requireHeadlessChromium } from '../../scripts/setup/chromium.mjs';
import { EMAIL } from '../hosts/actions.ts';
import { expect, test as withPortal } from './portal.ts';
import { type SecureHosts, serveSecureHosts } from './secure-hosts.ts';

const test = withPortal.extend<{ hosts: SecureHosts }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  hosts: async ({}, use) => {
    const hosts = await serveSecureHosts();
    await use(hosts);
    await hosts.close();
  },
});

test.use({
  ignoreHTTPSErrors: true,
  launchOptions: {
    executablePath: requireHeadlessChromium(),
    args: [...chromiumFlags, '--host-resolver-rules=MAP * 127.0.0.1'],
  },
});

const LOGIN = 'POST /api/v1/login';
const SETTINGS = 'GET /api/v1/settings/config/short';

for (const [host, api] of [
  ['www.example.org', 'portal.example.org'],
  ['example.org', 'portal.example.org'],
  ['shop.example.co.uk', 'portal.example.co.uk'],
  ['shop.example.com.pl', 'a.portal.example.com.pl'],
] as const)
  test(`on ${host}, the login with the API on ${api} stays: they are the same site (Chromium)`, async ({
    page,
    portal,
    hosts,
  }) => {
    await openHost(page, hosts, host, api);
    await portal.submitEmail(EMAIL);
    await expect(portal.password).toBeVisible();
    expect(hosts.calls.get(LOGIN)).toBe('same-site');
  });

for (const [host, api] of [
  ['other.test', 'portal.example.org'],
  ['example.org.other.test', 'portal.example.org'],
  ['notexample.org', 'example.org'],
  ['shop.other.co.uk', 'portal.example.co.uk'],
  ['shop.other.com.pl', 'portal.example.com.pl'],
] as const)
  test(`on ${host}, the login with the API on ${api} continues there: they are two sites (Chromium)`, async ({
    page,
    portal,
    hosts,
  }) => {
    await openHost(page, hosts, host, api);
    await portal.submitEmail(EMAIL);
    await expect(page).toHaveURL(`${hosts.originOf(api)}/login/?email=${encodeURIComponent(EMAIL)}`);
    expect(hosts.calls.get(SETTINGS)).toBe('cross-site');
    expect(hosts.calls.has(LOGIN)).toBe(false);
  });

test('without the public suffix list, the login stays between two sites below github.io (Chromium)', async ({
  page,
  portal,
  hosts,
}) => {
  await openHost(page, hosts, 'shop.github.io', 'portal.github.io');
  await portal.submitEmail(EMAIL);
  await expect(portal.password).toBeVisible();
  expect(hosts.calls.get(LOGIN)).toBe('cross-site');
});

async function openHost(page: Page, hosts: SecureHosts, host: string, api: string): Promise<void> {
  const origin = hosts.originOf(api);
  hosts.show(
    `<!doctype html><html lang="en"><title>A host page</title><script src="${origin}/login/login-portal.js"></script>` +
      `<login-portal api-base="${origin}"></login-portal>`,
  );
  await page.goto(hosts.originOf(host));
}
