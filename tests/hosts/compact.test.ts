/* The smoke test of dist/compact/, where an alias replaces React with preact. The other tests use React. */
import { SAMPLE } from '../support/tags.ts';
import { ALL } from './actions.ts';
import { expectUsable, XSRF } from './expectations.ts';
import { expect, test } from './host-test.ts';

test('the elements of the compact build work', { tag: SAMPLE }, async ({ host, page }) => {
  await page.context().addCookies([XSRF]);
  await host.open({ body: `${ALL}<script type="module" src="/dist/compact/portal.js"></script>` });
  await expectUsable(host, page);
  const loaded = host.requests.map((request) => new URL(request.url()).pathname);
  expect(loaded.filter((path) => path.includes('/elements/') && !path.includes('/compact/'))).toEqual([]);
});
