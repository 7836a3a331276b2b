import { BUNDLE, expect, HOST, type HostDocument, test } from './site.ts';
import { ALL, expectShown } from './visitor.ts';

const script = (attributes = '', address = '/dist/login-portal.js') =>
  `<script src="${address}" ${attributes}></script>`;
const ADDED = `<script>{
  const script = document.createElement('script');
  script.src = '/dist/login-portal.js';
  document.currentScript.replaceWith(script);
}</script>`;
const OTHER_VERSION = '/dist/login-portal.other.js';

const PLACES: Record<string, HostDocument> = {
  'first in the head': { head: script(), body: ALL },
  'last in the body': { body: ALL + script() },
  deferred: { head: script('defer'), body: ALL },
  async: { head: script('async'), body: ALL },
  'a module': { head: script('type="module"'), body: ALL },
  'added by a script': { head: ADDED, body: ALL },
  'before and after': { head: script(), body: ALL + script() },
  'classic and as a module': { head: script() + script('type="module"'), body: ALL },
  'with another version of it': { head: script() + script('', OTHER_VERSION), body: ALL },
  'before one of its modules': {
    head: script() + script('type="module"', '/dist/elements/voucher-redeem.js'),
    body: ALL,
  },
};

test('the script may stand anywhere, be there twice and in two versions', async ({ host, page }) => {
  const bundle = await host.file('/dist/login-portal.js');
  const other = bundle.replaceAll('Voucher code', 'Voucher, other version');
  expect(other).not.toBe(bundle);
  host.replace(OTHER_VERSION, other);

  // Each document in a frame, all at once.
  const places = Object.entries(PLACES).map(([place, document], index) => ({
    place,
    document,
    path: `/${index}`,
  }));
  for (const { document, path } of places) host.serve(path, document);
  await host.open({ body: places.map(({ path }) => `<iframe src="${path}"></iframe>`).join('') });
  for (const { place, path } of places) {
    await test.step(place, async () => {
      await expectShown(page.frameLocator(`[src="${path}"]`));
      const frame = page.frame({ url: HOST + path });
      expect(frame && host.calls(frame).sort()).toEqual([
        'GET /api/v1/i18n/messages/login/en',
        'GET /api/v1/settings/config',
        'GET /api/v1/settings/config/short',
      ]);
    });
  }
});

test('the version that came first is the one that is used', async ({ host, page }) => {
  const bundle = await host.file('/dist/login-portal.js');
  host.replace(OTHER_VERSION, bundle.replaceAll('Voucher code', 'Voucher, other version'));
  await host.open({ head: script('', OTHER_VERSION) + BUNDLE, body: ALL });
  await expect(page.getByLabel('Voucher, other version')).toBeVisible();
});
