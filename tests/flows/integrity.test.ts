import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { VERSIONED_FILE } from '../../scripts/build/versioned-file.ts';
import { serveSite } from '../support/site.ts';
import { LONG } from '../support/tags.ts';
import { test as base, expect } from './portal.ts';

const hashes: Record<string, string> = JSON.parse(readFileSync('dist/integrity.json', 'utf8'));

/** Throws, because an empty `integrity` would check nothing. */
function hashOf(file: string): string {
  const hash = hashes[file];
  if (!hash) throw new Error(`integrity.json has no hash of ${file}.`);
  return hash;
}

/** Opens a page of another site with this script and returns whether the script ran. */
const test = base.extend<{ runsOnHost: (script: string) => Promise<boolean> }>({
  runsOnHost: async ({ page }, use) => {
    let script = '';
    const host = await serveSite((_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<!doctype html><title>Host</title><link rel="icon" href="data:,">${script}`);
    });
    await use(async (html) => {
      script = html;
      await page.goto(host.url);
      return isDefined(page);
    });
    await host.close();
  },
});

const isDefined = (page: Page) => page.evaluate(() => Boolean(customElements.get('voucher-redeem')));

const script = (src: string, integrity: string, kind = '') =>
  `<script src="${src}" integrity="${integrity}" crossorigin ${kind}></script>`;

/** An import map with the hashes of the modules at this address, as in docs/operating.md. */
function importMap(url: string, change: Record<string, string> = {}): string {
  const modules = Object.entries({ ...hashes, ...change }).filter(([file]) =>
    /^((elements|captcha)\/|portal\.js$)/.test(file),
  );
  const integrity = Object.fromEntries(modules.map(([file, hash]) => [`${url}/${file}`, hash]));
  return `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
}

const imports = (url: string, module: string) =>
  `<script type="module">import '${url}/${module}.js'</script>`;

for (const [module, file, kind] of [
  ['elements/voucher-redeem', 'elements/voucher-redeem.js', 'type="module"'],
  ['portal', VERSIONED_FILE, ''],
] as const)
  test(`a page of another site loads ${file} with its integrity hash, and imports ${module} and its chunks with an import map that has their hashes`, {
    tag: module === 'portal' ? [] : LONG,
  }, async ({ backend, page, runsOnHost }) => {
    expect(await runsOnHost(script(`${backend.url}/${file}`, hashOf(file), kind))).toBe(true);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url().replace(`${backend.url}/`, '')));
    await runsOnHost(
      `${importMap(backend.url)}${imports(backend.url, module)}<voucher-redeem></voucher-redeem>`,
    );
    await page.waitForFunction(() => customElements.get('voucher-redeem'));
    const files = requested.filter((file) => file.endsWith('.js'));
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect(hashOf(file)).toMatch(/^sha384-/);
  });

test('a chunk that does not match its hash in the import map does not run', { tag: LONG }, async ({
  backend,
  page,
  runsOnHost,
  expectProblem,
}) => {
  expectProblem(/integrity/);
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(...(/elements\/chunks\/.+/.exec(request.url()) ?? [])));
  const html = imports(backend.url, 'elements/voucher-redeem');
  expect(await runsOnHost(importMap(backend.url) + html)).toBe(true);
  const wrong = { [chunks[0] ?? '']: hashOf('login-portal.js') };
  expect(await runsOnHost(importMap(backend.url, wrong) + html)).toBe(false);
});

test('a file that does not match the integrity hash does not run', { tag: LONG }, async ({
  backend,
  runsOnHost,
  expectProblem,
}) => {
  expectProblem(/Failed to find a valid digest in the 'integrity' attribute/);
  const wrong = hashOf('elements/voucher-redeem.js');
  expect(await runsOnHost(script(`${backend.url}/login-portal.js`, wrong))).toBe(false);
});
