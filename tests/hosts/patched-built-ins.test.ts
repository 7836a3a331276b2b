import { EVERY_ROW } from '../support/every-row.ts';
import { ALL } from './actions.ts';
import { expectUsable, XSRF } from './expectations.ts';
import { test } from './host-test.ts';
import { BUNDLE } from './site.ts';

const LIBRARY = '<script src="/tests/hosts/fixtures/old-library.js"></script>';
const ZONE = '<script src="/node_modules/zone.js/bundles/zone.umd.js"></script>';

for (const [name, scripts] of Object.entries({
  'a library of 2007 has patched built-ins before': LIBRARY + BUNDLE,
  'a library of 2007 patches built-ins after': BUNDLE + LIBRARY,
  'zone.js loads before': ZONE + BUNDLE,
  'zone.js loads after': BUNDLE + ZONE,
})) {
  // The page guard fails a test in which anything throws.
  test(`the elements work and send correct data if ${name} the portal’s script`, {
    tag: name.endsWith('after') ? EVERY_ROW : [],
  }, async ({ host, page }) => {
    await page.context().addCookies([XSRF]);
    await host.open({ head: scripts });
    await host.resetFootprint();
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), ALL);
    await expectUsable(host, page);
  });
}
