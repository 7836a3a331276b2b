import { ALL, completeForms } from './actions.ts';
import { FORM_TAGS } from './elements.ts';
import { expectSent } from './expectations.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE } from './site.ts';

/** Defaults for every Ajax call, delegated handlers on the document, and values for every input. */
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

test('jQuery’s Ajax defaults, delegated handlers and field values do not reach into the elements', async ({
  host,
  page,
}) => {
  await host.open({
    head: `<script src="/node_modules/jquery/dist/jquery.js"></script>${SETUP}${BUNDLE}`,
    body: `<form><input></form>${ALL}`,
  });
  await completeForms(page);
  expectSent(host);
  for (const request of host.requests) expect(request.headers()).not.toHaveProperty('x-host');
  // The handlers see events of the elements, never of a field or a form inside them.
  const seen = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
  expect(seen.sort()).toEqual([
    ...FORM_TAGS.map((tag) => `click at ${tag}`),
    ...FORM_TAGS.map((tag) => `input at ${tag}`),
  ]);
  await page.evaluate(() => {
    const { $ } = window as unknown as { $: (what: string) => { val(text: string): void } };
    $('input, voucher-redeem').val('of the host');
  });
  await expect(page.locator('login-portal').getByLabel('Password', { exact: true })).toHaveValue('');
});
