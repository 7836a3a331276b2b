import { readFileSync } from 'node:fs';
import type { Frame } from 'playwright/test';
import { SAMPLE } from '../support/tags.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE, HOST, type HostDocument, moduleScripts, type Site } from './site.ts';

const EVIL = 'https://evil.example';
const CDN = 'https://cdn.example';
const UNAVAILABLE = "This part of the page isn't available. Please contact the site's owner.";
const bundleAt = (origin: string, attributes = '', query = '') =>
  `<script src="${origin}/dist/login-portal.js${query}" ${attributes}></script>`;
const moduleAt = (origin: string) => moduleScripts(['voucher-redeem'], origin);
const portalAt = (origin: string, query = '') =>
  `<script type="module" src="${origin}/dist/portal.js${query}"></script>`;
const elementAt = (origin: string) => `<voucher-redeem api-base="${origin}"></voucher-redeem>`;

test.beforeEach(({ host }) => {
  host.others.push(CDN, EVIL);
});

const requestedOrigins = (host: Site, frame: Frame) => [
  ...new Set(
    host.requests
      .filter((request) => request.frame() === frame)
      .map((request) => new URL(request.url()).origin),
  ),
];

const INJECTIONS: Record<string, HostDocument> = {
  'an attribute': { head: BUNDLE, body: elementAt(EVIL) },
  'with portal.js': { head: portalAt(HOST), body: elementAt(EVIL) },
  'with the modules': { head: moduleAt(HOST), body: elementAt(EVIL) },
  'the one file as a module': { head: bundleAt(HOST, 'type="module"'), body: elementAt(EVIL) },
  'another script tag': {
    head: BUNDLE,
    body: `<script data-origins="${EVIL}" type="text/plain" src="/dist/login-portal.js"></script>${elementAt(EVIL)}`,
  },
  'an image that hides document.currentScript': {
    body: `<img name="currentScript" src="${EVIL}/x" data-origins="${EVIL}" alt="">${elementAt(EVIL)}${BUNDLE}`,
  },
  'a <base> after a deferred script': {
    head: bundleAt(HOST, 'defer'),
    body: `<base href="${EVIL}/">${elementAt(EVIL)}`,
  },
  'a <base> after portal.js': { head: portalAt(HOST), body: `<base href="${EVIL}/">${elementAt(EVIL)}` },
  'a <base> after a module': { head: moduleAt(HOST), body: `<base href="${EVIL}/">${elementAt(EVIL)}` },
  'the origin of portal.js, if only the page is trusted': {
    head: portalAt(CDN, '?trust=self'),
    body: elementAt(CDN),
  },
  'the origin of the one file, if only the page is trusted': {
    head: bundleAt(CDN, '', '?trust=self'),
    body: elementAt(CDN),
  },
  'an id that equals the key of the registry': {
    head: BUNDLE,
    body: `<a id="login-portal/1" name="origins" href="${EVIL}"></a>${elementAt(EVIL)}`,
  },
};

test('injected HTML cannot make an origin trusted', async ({ host }) => {
  for (const { name, place, frame } of await host.openFrames(INJECTIONS))
    await test.step(name, async () => {
      await expect(place.getByText(UNAVAILABLE)).toBeVisible();
      expect(host.calls(frame)).toEqual([]);
    });
});

const INTEGRITY = JSON.parse(readFileSync('dist/integrity.json', 'utf8'))['login-portal.js'];
const INJECTED_TAG = bundleAt('', `integrity="${INTEGRITY}" data-origins="${EVIL}"`) + elementAt(EVIL);
const under = (script: string, connect: string) => ({
  'Content-Security-Policy': `script-src ${script} 'strict-dynamic'; connect-src ${connect}`,
});

const POLICIES: Record<string, HostDocument> = {
  'a nonce': {
    head: bundleAt('', 'nonce="once"'),
    body: INJECTED_TAG,
    headers: under("'nonce-once'", '*'),
  },
  'the public hash of the script': { body: INJECTED_TAG, headers: under(`'${INTEGRITY}'`, '*') },
  'the public hash and connect-src': { body: INJECTED_TAG, headers: under(`'${INTEGRITY}'`, "'self'") },
};

/** A policy by hash allows the tag, as docs/embedding.md says. */
const CALLS_EVIL = 'the public hash of the script';

test('an injected script tag cannot make an origin trusted under a policy by nonce, nor call it against connect-src', {
  tag: SAMPLE,
}, async ({ host, expectProblem }) => {
  expectProblem(/script-src/);
  expectProblem(/connect-src|https:\/\/evil\.example/);
  for (const { name, place, frame } of await host.openFrames(POLICIES))
    await test.step(name, async () => {
      const isTrusted = name !== 'a nonce';
      await expect(isTrusted ? place.getByLabel('Voucher code') : place.getByText(UNAVAILABLE)).toBeVisible();
      if (name === CALLS_EVIL) await expect.poll(() => requestedOrigins(host, frame)).toContain(EVIL);
      else expect(requestedOrigins(host, frame)).not.toContain(EVIL);
    });
});

const TRUSTED = {
  'portal.js': portalAt(CDN),
  'the one file': bundleAt(CDN),
  'the one file, deferred': bundleAt(CDN, 'defer'),
  'the one file as a module': bundleAt(CDN, 'type="module" crossorigin'),
  'a module': moduleAt(CDN),
};

/** A document for each `<head>`. */
const withElement = (heads: Record<string, string>): Record<string, HostDocument> =>
  Object.fromEntries(Object.entries(heads).map(([name, head]) => [name, { head, body: elementAt(CDN) }]));

test('the origin of the script is trusted', async ({ host }) => {
  for (const { name, place, frame } of await host.openFrames(withElement(TRUSTED)))
    await test.step(name, async () => {
      await expect(place.getByLabel('Voucher code')).toBeVisible();
      await expect.poll(() => host.calls(frame).length).toBeGreaterThan(0);
      expect(requestedOrigins(host, frame).sort()).toEqual([CDN, HOST]);
    });
});

const trust = (before = '') => `<script type="module">
  ${before}
  import { trustOrigins } from '/dist/elements/trust.js';
  trustOrigins(['${CDN}']);
</script>`;

const DECLARED = {
  'data-origins on the script tag': bundleAt('', `data-origins=" ${CDN}  https://x.example "`),
  'trustOrigins with the one file': trust() + bundleAt('', 'defer'),
  'trustOrigins before portal.js': trust() + portalAt(''),
  'trustOrigins after the import of a module': trust("import '/dist/elements/voucher-redeem.js';"),
};

test('an origin that the page’s author declares is trusted, and no other', { tag: SAMPLE }, async ({
  host,
}) => {
  for (const { name, place, frame } of await host.openFrames(withElement(DECLARED)))
    await test.step(name, async () => {
      await expect(place.getByLabel('Voucher code')).toBeVisible();
      await expect.poll(() => host.calls(frame).length).toBeGreaterThan(0);
      await frame.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), elementAt(EVIL));
      await expect(place.getByText(UNAVAILABLE)).toBeVisible();
      expect(requestedOrigins(host, frame)).not.toContain(EVIL);
    });
});
