import { readFile } from 'node:fs/promises';

const PACKAGE = 'node_modules/login-portal/dist';

/** Copies the elements, and prints `{% portalForm "voucher-redeem", "en" %}` as HTML. */
export default function (config) {
  config.addPassthroughCopy({ [`${PACKAGE}/elements`]: 'elements' });
  config.addPassthroughCopy({ 'src/page.js': 'page.js' });
  config.addAsyncShortcode('portalForm', (tag, locale) =>
    readFile(`${PACKAGE}/fragments/${tag}.${locale}.html`, 'utf8'),
  );
  return { dir: { input: 'src', output: '_site' } };
}
