import { BUNDLE, expect, HOST, test, VOUCHER } from './site.ts';
import { ALL, chooseDark, REDEMPTION, REGISTRATION, useAll } from './actions.ts';

const OLD = '<script src="/tests/hosts/fixtures/old-library.js"></script>';
const ZONE = '<script src="/node_modules/zone.js/bundles/zone.umd.js"></script>';

/* Hosts whose scripts have changed what every script relies on. The guard fails a test when anything throws. */
for (const [name, scripts] of Object.entries({
  'built-ins patched as in 2007': OLD + BUNDLE,
  'built-ins patched after us': BUNDLE + OLD,
  'zone.js before us': ZONE + BUNDLE,
  'zone.js after us': BUNDLE + ZONE,
})) {
  test(`what is sent is right, and nothing throws: ${name}`, async ({ host, page }) => {
    host.kept.cookies.push('userpref');
    await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'of-the-host', url: HOST }]);
    await host.open({ head: scripts });
    // Before there is any element of ours.
    await host.resetFootprint();
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), ALL);
    await useAll(page);
    await chooseDark(page);
    expect(host.sent(`POST /api/v1/vouchers/${VOUCHER}/info`)).toEqual(REDEMPTION);
    expect(host.sent('POST /api/v1/members/registration')).toEqual(REGISTRATION);
    for (const post of host.requests.filter((request) => request.method() === 'POST'))
      expect(post.headers()['x-xsrf-token']).toBe('of-the-host');
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'userpref')?.value).toBe('{%22darkmode%22:true}');
  });
}
