/* Parts of a page with a registry of custom elements of their own. */

import { readFileSync } from 'node:fs';
import { consoleLines } from '../support/console-lines.ts';
import { expectDone } from '../support/enter.ts';
import { EMAIL, requestMail } from './actions.ts';
import { XSRF } from './expectations.ts';
import { emailIn } from './fragment-page.ts';
import { expect, test } from './host-test.ts';

const SCRIPT = '<script type="module" src="/dist/portal.js"></script>';
const FORM = '<forgot-password></forgot-password>';

/** Adds a part of the page. */
const addPart = (registry: string, option = 'customElementRegistry') => `{
  const part = document.body.appendChild(document.createElement('section'));
  const root = part.attachShadow({ mode: 'open', ${option}: ${registry} });
  root.innerHTML = '${FORM}';
}`;

for (const [name, body] of [
  ['before the others', `<script>${addPart('new CustomElementRegistry()')}</script>${FORM}`],
  ['after the others', FORM],
] as const)
  test(`an element in a part with its own registry works: ${name} (Chromium)`, async ({ host, page }) => {
    await page.context().addCookies([XSRF]);
    await host.open({ head: SCRIPT, body });
    await page.waitForFunction(() => customElements.get('forgot-password'));
    if (!body.includes('<script>')) await page.evaluate(addPart('new CustomElementRegistry()'));
    const part = page.locator('section');
    await emailIn(part).fill(EMAIL);
    await emailIn(part).press('Enter');
    await expectDone(part, 'mailRequest');
    await page.evaluate(() => document.body.replaceChildren());
  });

test('an element that the page has defined in its own registry is left alone (Chromium)', async ({
  host,
  page,
}) => {
  const lines = consoleLines(page);
  const define = `const own = new CustomElementRegistry();
    own.define('forgot-password', class extends HTMLElement { connectedCallback() { this.textContent = 'Theirs' } });`;
  await host.open({ head: SCRIPT, body: `<script>${define}${addPart('own')}</script>${FORM}` });
  await expect(emailIn(page)).toBeVisible();
  await expect(page.getByText('Theirs')).toBeVisible();
  await expect(emailIn(page)).toHaveCount(1);
  expect(lines).toEqual([]);
});

test('an element that cannot be defined says that it could not be loaded (Chromium)', async ({
  host,
  page,
}) => {
  const warnings = consoleLines(page, 'warning');
  const refuse = `const own = new CustomElementRegistry(); own.define = () => { throw new Error() };`;
  await host.open({ head: SCRIPT, body: `<script>${refuse}${addPart('own')}</script>` });
  await expect(page.getByRole('alert')).toHaveText('This page could not be loaded.');
  expect(warnings).toEqual(['<forgot-password> cannot be defined in its part of the page.']);
  await page.evaluate(() => document.body.replaceChildren());
});

const POLYFILL =
  'node_modules/@webcomponents/scoped-custom-element-registry/scoped-custom-element-registry.min.js';

/** Hides what a browser without scoped registries does not have. */
const HIDE = `<script>
  for (const { prototype } of [Document, ShadowRoot, Element]) delete prototype.customElementRegistry;
  delete CustomElementRegistry.prototype.initialize;
</script>`;

for (const [name, hide] of [
  ['with them', ''],
  ['without them', HIDE],
] as const)
  test(`elements work with the polyfill of scoped registries, in a browser ${name}`, async ({
    host,
    page,
  }) => {
    await page.context().addCookies([XSRF]);
    host.replace('/polyfill.js', readFileSync(POLYFILL, 'utf8'));
    await host.open({ head: `${hide}<script src="/polyfill.js"></script>${SCRIPT}` });
    await host.resetFootprint();
    // The element is known when it is added to the second part, and to the page.
    for (const add of [
      addPart('new CustomElementRegistry()', 'customElements'),
      addPart('new CustomElementRegistry()', 'customElements'),
      `document.body.insertAdjacentHTML('beforeend', '<section>${FORM}</section>')`,
    ]) {
      await page.evaluate(add);
      await requestMail(page.locator('section').last(), 'forgot-password');
    }
    await page.evaluate(() => document.body.replaceChildren());
  });
