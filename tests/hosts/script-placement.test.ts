import { ALL, expectShown } from './actions.ts';
import { expect, test } from './host-test.ts';
import { INITIAL_CALLS } from './replies.ts';
import { type HostDocument, moduleScripts } from './site.ts';

const script = (attributes = '', address = '/dist/login-portal.js') =>
  `<script src="${address}" ${attributes}></script>`;
const INSERTED = `<script>{
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
  'inserted by a script': { head: INSERTED, body: ALL },
  'before and after the elements': { head: script(), body: ALL + script() },
  'classic and as a module': { head: script() + script('type="module"'), body: ALL },
  'followed by another build': { head: script() + script('', OTHER_BUILD), body: ALL },
  'followed by a module': { head: script() + moduleScripts(['voucher-redeem']), body: ALL },
};

test('the script works anywhere in the page, twice, and next to another build', async ({ host }) => {
  const bundle = await host.file('/dist/login-portal.js');
  const other = bundle.replaceAll('Voucher code', 'Voucher, other build');
  expect(other).not.toBe(bundle);
  host.replace(OTHER_BUILD, other);

  for (const { name, place, frame } of await host.openFrames(PLACES))
    await test.step(name, async () => {
      await expectShown(place);
      expect(host.calls(frame)).toEqual(INITIAL_CALLS);
    });
});
