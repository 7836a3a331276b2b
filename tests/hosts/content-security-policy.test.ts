import { elementTags } from '../../scripts/build/element-tags.ts';
import { WIDGET_POLICY } from '../../standalone/content-security-policy.ts';
import { LONG, SAMPLE } from '../support/tags.ts';
import { ALL } from './actions.ts';
import { expectUsable, XSRF } from './expectations.ts';
import { test } from './host-test.ts';
import { BUNDLE, moduleScripts } from './site.ts';

for (const [build, head] of Object.entries({
  'the one file': BUNDLE,
  'the modules': moduleScripts(elementTags),
})) {
  // The page guard fails a test that causes a violation report.
  test(`the elements cause no violation of a strict policy with Trusted Types: ${build}`, {
    tag: build === 'the one file' ? SAMPLE : LONG,
  }, async ({ host, page }) => {
    await page.context().addCookies([XSRF]);
    await host.open({ head, body: ALL, headers: { 'Content-Security-Policy': WIDGET_POLICY } });
    await expectUsable(host, page);
  });
}
