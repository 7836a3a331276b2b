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

/** By the host of the page and of the API: whether the portal stays on the page, and what the browser says about its calls. */
for (const [outcome, { stays, site, rows }] of Object.entries({
  'stays on the same site': {
    stays: true,
    site: 'same-site',
    rows: [
      ['www.example.org', 'portal.example.org'],
      ['example.org', 'portal.example.org'],
      ['shop.example.co.uk', 'portal.example.co.uk'],
      ['shop.example.com.pl', 'a.portal.example.com.pl'],
    ],
  },
  'continues on another site': {
    stays: false,
    site: 'cross-site',
    rows: [
      ['other.test', 'portal.example.org'],
      ['example.org.other.test', 'portal.example.org'],
      ['notexample.org', 'example.org'],
      ['shop.other.co.uk', 'portal.example.co.uk'],
      ['shop.other.com.pl', 'portal.example.com.pl'],
    ],
  },
  'stays between two sites below github.io, because it has no public suffix list': {
    stays: true,
    site: 'cross-site',
    rows: [['shop.github.io', 'portal.github.io']],
  },
} as const))
  test(`a login ${outcome} (Chromium)`, async ({ page, portal, hosts }) => {
    for (const [host, api] of rows)
      await test.step(`${host} and ${api}`, async () => {
        hosts.calls.clear();
        await openHost(page, hosts, host, api);
        await portal.submitEmail(EMAIL);
        if (stays) await expect(portal.password).toBeVisible();
        else await expect(page).toHaveURL(`${hosts.originOf(api)}/login/?email=${encodeURIComponent(EMAIL)}`);
        expect(hosts.calls.get(stays ? LOGIN : SETTINGS)).toBe(site);
        expect(hosts.calls.has(LOGIN)).toBe(stays);
      });
  });

async function openHost(page: Page, hosts: SecureHosts, host: string, api: string): Promise<void> {
  const origin = hosts.originOf(api);
  hosts.show(
    `<!doctype html><html lang="en"><title>A host page</title><script src="${origin}/login/login-portal.js"></script>` +
      `<login-portal api-base="${origin}"></login-portal>`,
  );
  await page.goto(hosts.originOf(host));
}
