/* Scripts of the page that add something to `Object.prototype`, as old libraries do, or a merge of untrusted data. */
import { elementTags } from '../../scripts/build/element-tags.ts';
import { ALL, completeForms, expectShown } from './actions.ts';
import { expectUsable, XSRF } from './expectations.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE, moduleScripts } from './site.ts';

const OUTPUTS = {
  'the one file': BUNDLE,
  'the modules': moduleScripts(elementTags),
  'portal.js': '<script src="/dist/portal.js"></script>',
};

for (const [name, scripts] of Object.entries(OUTPUTS)) {
  test(`the elements work if every object inherits a value: ${name}`, async ({ host, page }) => {
    await page.context().addCookies([XSRF]);
    await host.open({ head: '<script>Object.prototype.acme = 1</script>', body: ALL + scripts });
    await expectUsable(host, page);
  });

  test(`default props that every object inherits are no HTML: ${name}`, async ({ host, page }) => {
    await host.open({ body: ALL + scripts });
    await expectShown(page);
    await page.evaluate(() => {
      const html = { __html: '<b class="injected"></b>' };
      Object.assign(Object.prototype, { defaultProps: { dangerouslySetInnerHTML: html } });
    });
    await completeForms(page);
    await expect(page.locator('.injected')).toHaveCount(0);
    await page.evaluate(() => Reflect.deleteProperty(Object.prototype, 'defaultProps'));
  });
}
