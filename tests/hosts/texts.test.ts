/* The texts that the page's author has reworded, with every output. */
import { LOCALES } from '../../src/i18n/locale.ts';
import { bundle } from './bundle.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE, type HostDocument } from './site.ts';

const REWORDED = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    { 'Redeem Voucher': `Voucher <b>${locale}</b>`, 'Voucher code': `Code ${locale}`, Redeem: 'Author' },
  ]),
);
const CALLS = `for (const [locale, texts] of Object.entries(${JSON.stringify(REWORDED)})) setTexts(locale, texts);`;

const module = (folder: string) =>
  `<script type="module">import { setTexts } from '${folder}/elements/texts.js'; ${CALLS}</script>`;
const src = (path: string) => `<script type="module" src="${path}"></script>`;

const element = (locale: string) => `<voucher-redeem locale="${locale}"></voucher-redeem>`;

const APP = `import { setTexts } from './dist/elements/texts.js';
  import './dist/modules/voucher-redeem.js';
  ${CALLS}`;

/** The scripts of a page in their order. */
const SCRIPTS: Record<string, readonly [head: string, body?: string]> = {
  'the one file': [
    BUNDLE,
    `<script>import('/dist/elements/texts.js').then(({ setTexts }) => { ${CALLS} })</script>`,
  ],
  'modules, before': [module('/dist') + src('/dist/elements/voucher-redeem.js')],
  'modules, after': [src('/dist/elements/voucher-redeem.js'), module('/dist')],
  'portal.js, before': [module('/dist') + src('/dist/portal.js')],
  'portal.js, after': [src('/dist/portal.js'), module('/dist')],
  'a bundled page with its own React': [src('/app.js')],
};

test('every output shows the texts of the author in every language, and those of the server before them', async ({
  host,
}) => {
  // 40 elements.
  test.slow();
  host.replace('/app.js', (await bundle(APP)).code);
  for (const locale of LOCALES)
    host.replies[`GET /api/v1/i18n/messages/login/${locale}`] = { translations: { Redeem: 'Server' } };
  const elements = LOCALES.map(element).join('');
  const documents = Object.entries(SCRIPTS).map(([name, [head, later = '']]): [string, HostDocument] => [
    name,
    { head, body: elements + later },
  ]);
  for (const { name, place } of await host.openFrames(Object.fromEntries(documents)))
    await test.step(name, async () => {
      for (const locale of LOCALES) {
        const voucher = place.locator(`[locale=${locale}]`);
        await expect(voucher.getByRole('heading')).toHaveText(`Voucher <b>${locale}</b>`);
        await expect(voucher.getByLabel(`Code ${locale}`)).toBeVisible();
        await expect(voucher.getByRole('button', { name: 'Server' })).toBeVisible();
      }
    });
  expect(host.requests.filter((request) => request.url().includes('unknown-texts'))).toEqual([]);
});

test('new texts appear in elements that are open, and an empty one restores the usual one', async ({
  host,
  page,
}) => {
  await host.open({ head: BUNDLE, body: element('de') });
  const heading = page.getByRole('heading');
  await expect(heading).toHaveText('Gutschein einlösen');
  await page.getByLabel('Gutscheincode').fill('ABCDE');
  const reword = (text: string) =>
    page.evaluate(async (to) => {
      const path = '/dist/elements/texts.js';
      const { setTexts } = await import(path);
      setTexts('de', { 'Redeem Voucher': to });
    }, text);
  await reword('Geschenk einlösen');
  await expect(heading).toHaveText('Geschenk einlösen');
  await reword('');
  await expect(heading).toHaveText('Gutschein einlösen');
  await expect(page.getByLabel('Gutscheincode')).toHaveValue('ABCDE');
});
