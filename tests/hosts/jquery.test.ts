import { BUNDLE, expect, test, VOUCHER } from './site.ts';
import { ALL, REDEMPTION, REGISTRATION, useAll } from './actions.ts';

/** As many a page does: defaults for every call, and handlers at the document for whatever comes. */
const SETUP = `<script>
  seen = [];
  $.ajaxSetup({ headers: { 'X-Host': 'secret of the host' }, data: { host: 1 }, dataType: 'text' });
  $(document).ajaxSend(() => seen.push('a call'));
  $(document).on('click keydown input change submit', 'input, button, form, a', function (event) {
    seen.push(event.type + ' in ' + this.localName);
  });
  $(document).on('click input', function (event) { seen.push(event.type + ' at ' + event.target.localName); });
  $(() => $('input').val('of the host'));
</script>`;

test('jQuery’s defaults, fields and handlers at the document stay on their side', async ({ host, page }) => {
  await host.open({
    head: `<script src="/node_modules/jquery/dist/jquery.js"></script>${SETUP}${BUNDLE}`,
    body: `<form><input></form>${ALL}`,
  });
  await useAll(page);
  expect(host.sent(`POST /api/v1/vouchers/${VOUCHER}/info`)).toEqual(REDEMPTION);
  expect(host.sent('POST /api/v1/members/registration')).toEqual(REGISTRATION);
  for (const request of host.requests) expect(request.headers()).not.toHaveProperty('x-host');
  // Theirs are seen, but from outside: never a field or a form of ours.
  const seen = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
  expect(seen.sort()).toEqual([
    'click at login-portal',
    'click at self-register',
    'click at voucher-redeem',
    'input at login-portal',
    'input at self-register',
    'input at voucher-redeem',
  ]);
  await page.evaluate(() => {
    const { $ } = window as unknown as { $: (what: string) => { val(text: string): void } };
    $('input, voucher-redeem').val('of the host');
  });
  await expect(page.locator('login-portal').getByLabel('Password', { exact: true })).toHaveValue('');
});
