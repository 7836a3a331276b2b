import { expect, HOST, type HostDocument, test } from './site.ts';
import { ALL, expectShown } from './actions.ts';

const script = (attributes = '', address = '/dist/login-portal.js') =>
  `<script src="${address}" ${attributes}></script>`;
const ADDED = `<script>{
  const script = document.createElement('script');
  script.src = '/dist/login-portal.js';
  document.currentScript.replaceWith(script);
}</script>`;
const OTHER_BUILD = '/dist/login-portal.other.js';

const PLACES: Record<string, HostDocument> = {
  'first in the head': { head: script(), body: ALL },
  'last in the body': { body: ALL + script() },
  deferred: { head: script('defer'), body: ALL },
  async: { head: script('async'), body: ALL },
  'a module': { head: script('type="module"'), body: ALL },
  'added by a script': { head: ADDED, body: ALL },
  'before and after': { head: script(), body: ALL + script() },
  'classic and as a module': { head: script() + script('type="module"'), body: ALL },
  'with another build of it': { head: script() + script('', OTHER_BUILD), body: ALL },
  'before one of its modules': {
    head: script() + script('type="module"', '/dist/elements/voucher-redeem.js'),
    body: ALL,
  },
};

test('the script may stand anywhere, be there twice and beside another build of it', async ({
  host,
  page,
}) => {
  const bundle = await host.file('/dist/login-portal.js');
  const other = bundle.replaceAll('Voucher code', 'Voucher, other build');
  expect(other).not.toBe(bundle);
  host.replace(OTHER_BUILD, other);

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
