import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { test as base, expect } from './portal.ts';

const hashes: Record<string, string> = JSON.parse(readFileSync('dist/integrity.json', 'utf8'));

/** An empty `integrity` would be no check at all. */
function hashOf(file: string): string {
  const hash = hashes[file];
  if (!hash) throw new Error(`integrity.json has no hash of ${file}.`);
  return hash;
}

/** A page of another origin, to which the portal is a stranger: answers whether the script it has was run. */
const test = base.extend<{ runsOnHost: (script: string) => Promise<boolean> }>({
  runsOnHost: async ({ page }, use) => {
    let script = '';
    const host = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<!doctype html><title>Host</title><link rel="icon" href="data:,">${script}`);
    }).listen(0, '127.0.0.1');
    await once(host, 'listening');
    await use(async (html) => {
      script = html;
      await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
      return isDefined(page);
    });
    host.closeAllConnections();
    host.close();
  },
});

const isDefined = (page: Page) => page.evaluate(() => Boolean(customElements.get('voucher-redeem')));

const script = (src: string, integrity: string, kind = '') =>
  `<script src="${src}" integrity="${integrity}" crossorigin ${kind}></script>`;

test('a page of another origin loads the one file, and is sure which', async ({ backend, runsOnHost }) => {
  const tag = script(`${backend.url}/login-portal.js`, hashOf('login-portal.js'));
  expect(await runsOnHost(tag)).toBe(true);
});

test('a page of another origin loads an element as a module, and is sure which', async ({
  backend,
  runsOnHost,
}) => {
  const name = 'elements/voucher-redeem.js';
  expect(await runsOnHost(script(`${backend.url}/${name}`, hashOf(name), 'type="module"'))).toBe(true);
});

test('a file that is not what its hash says is not run', async ({ backend, runsOnHost, expectProblem }) => {
  expectProblem(/Failed to find a valid digest in the 'integrity' attribute/);
  const wrong = hashOf('elements/voucher-redeem.js');
  expect(await runsOnHost(script(`${backend.url}/login-portal.js`, wrong))).toBe(false);
});
