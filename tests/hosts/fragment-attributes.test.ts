/* Every attribute of an element, added to its fragment. */

import type { Page } from 'playwright/test';
import { ATTRIBUTES, type AttributeName } from '../../src/app/element/attributes.ts';
import { markupOf } from '../flows/first-screen-page.ts';
import { VOUCHER } from '../support/calls.ts';
import { consoleLines } from '../support/console-lines.ts';
import { LONG } from '../support/tags.ts';
import { attributesOf, FRAGMENT_TAGS } from './elements.ts';
import { fragment, openFragments } from './fragment-page.ts';
import { expect, test } from './host-test.ts';
import { HOST } from './site.ts';

/** The values of an attribute that needs more than another value of its list, or any path. */
const VALUES: Partial<Record<AttributeName, readonly string[]>> = {
  'api-base': [HOST, 'https://not-trusted.example'],
  locale: ['de', 'unknown'],
  theme: ['auto', 'light', 'dark'],
  'messages-area': ['member'],
  'config-url': ['/api/v1/settings/config/other'],
  email: ['grace@example.org'],
  voucher: [VOUCHER],
  'campaign-id': ['7'],
  'group-id': ['8'],
  'captcha-src': ['https://www.recaptcha.net/recaptcha/api.js'],
};

const valuesOf = (name: AttributeName): readonly string[] => {
  const { values }: { values?: readonly string[] } = ATTRIBUTES[name];
  return VALUES[name] ?? values?.slice(1) ?? ['/other'];
};

/** The reply for a campaign or a group that can be joined. */
const OPEN = { config: { selfregistration: { signup: true } } };

const addressesOf = (page: Page, element: string) =>
  page
    .locator(element)
    .evaluate(({ shadowRoot }) => Array.from(shadowRoot?.querySelectorAll('a') ?? [], ({ href }) => href));

const fill = (inputs: Element[]) => {
  for (const input of inputs) Object.assign(input, { value: 'typed@example.org', former: true });
};
const isSame = (input: Element) => 'former' in input && Reflect.get(input, 'value') === 'typed@example.org';

/** One with, and one without an attribute that changes its first screen. */
const REPRESENTATIVES = ['self-register', 'voucher-redeem'];

for (const tag of FRAGMENT_TAGS)
  test(`a fragment of <${tag}> with any attribute becomes the same as an element without one`, {
    tag: REPRESENTATIVES.includes(tag) ? [] : LONG,
  }, async ({ host, page }) => {
    const configuration = host.replies['GET /api/v1/settings/config'];
    Object.assign(host.replies, {
      'GET /api/v1/settings/config/other': configuration,
      'GET /api/v1/i18n/messages/member/en': { translations: { Submit: 'Send it', Redeem: 'Use it' } },
      'GET /api/v1/campaigns/7/registration/data': OPEN,
      'GET /api/v1/groups/8/registration/data': OPEN,
    });
    const warnings = consoleLines(page);

    const attributes = attributesOf(tag).flatMap((name) =>
      valuesOf(name).map((value) => `${name}="${value}"`),
    );
    const rows = ['', ...attributes].flatMap((attribute) =>
      (attribute.startsWith('theme') ? ['light', 'dark'] : ['light']).map((scheme) => ({
        scheme,
        attribute,
      })),
    );
    const body = await Promise.all(
      rows.map(async ({ scheme, attribute }, index) => {
        const html = await fragment(host, tag, attribute);
        return `<div style="color-scheme: ${scheme}">
          <p id="fragment-${index}">${html}</p><p id="plain-${index}"><${tag} ${attribute} locale="en"></${tag}></p></div>`;
      }),
    );
    const load = await openFragments(host, [tag], { body: body.join('') });
    await page.locator('[name=email]').evaluateAll(fill);
    await load();
    await expect(page.locator('[part=spinner]')).toHaveCount(0);

    for (const [index, { scheme, attribute }] of rows.entries())
      await test.step(`${attribute} on a ${scheme} page`, async () => {
        const [own, plain] = [`#fragment-${index} > *`, `#plain-${index} > *`];
        await expect(async () =>
          expect(await markupOf(page, own)).toBe(await markupOf(page, plain)),
        ).toPass();
        // A refused element has no form, and <self-register> has none before it has loaded.
        if (tag !== 'self-register' && !attribute.includes('not-trusted'))
          expect(
            await page.locator(own).locator('[name=email]').evaluate(isSame),
            'the field is that of the fragment. An attribute that changes it belongs in VISIBLE in src/app/element/first-screen.ts',
          ).toBe(true);
        expect(await addressesOf(page, own)).toEqual(await addressesOf(page, plain));
      });
    expect(warnings.filter((text) => /first screen/.test(text))).toEqual([]);
  });
