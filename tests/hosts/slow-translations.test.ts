import { expect, test } from './site.ts';
import { EMAIL } from './actions.ts';

const TAGS = ['language-switcher', 'forgot-password', 'login-portal'];
const PAGE = {
  head: TAGS.map((tag) => `<script type="module" src="/dist/elements/${tag}.js"></script>`).join(''),
  body: TAGS.map((tag) => `<${tag}></${tag}>`).join(''),
};
const SERVER_TEXTS = Object.fromEntries(
  ['nl', 'de'].map((locale) => [`GET /api/v1/i18n/messages/login/${locale}`, { translations: {} }]),
);

test.beforeEach(({ host }) => {
  Object.assign(host.replies, SERVER_TEXTS);
  host.kept.cookies.push('userpref');
  host.kept.storage.push('locale');
});

test('where a language chosen in place is slow, every element shows English meanwhile, and nothing is lost', async ({
  host,
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await host.open(PAGE);
  const spoken = () =>
    page.locator('[part=root]').evaluateAll((roots: HTMLElement[]) => roots.map(({ lang }) => lang));
  const choose = async (language: string) => {
    await page.locator('language-switcher').getByRole('button').click();
    await page.locator('language-switcher').getByRole('menuitemradio', { name: language }).click();
  };
  const widget = page.locator('forgot-password');
  await widget.getByLabel('Email address').fill(EMAIL);
  await choose('Nederlands');
  await expect.poll(spoken).toEqual(['nl', 'nl', 'nl']);

  const gate = Promise.withResolvers<void>();
  await page.route('**/chunks/de-*.js', (route) => gate.promise.then(() => route.fallback()));
  await choose('Deutsch');
  const chosen = page.locator('language-switcher').getByRole('button');
  await expect(chosen).toBeFocused();
  await page.clock.runFor(1900);
  expect(await spoken()).toEqual(['nl', 'nl', 'nl']);
  await page.clock.runFor(200);
  await expect.poll(spoken).toEqual(['en', 'en', 'en']);
  await expect(widget.getByLabel('Email address')).toHaveValue(EMAIL);
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveText(/^LanguageENEnglish$/);

  gate.resolve();
  await expect.poll(spoken).toEqual(['de', 'de', 'de']);
  await expect(widget.getByLabel('E-Mail-Adresse')).toHaveValue(EMAIL);
  await expect(chosen).toBeFocused();
  await page.clock.resume();
});

test('where the texts of a language do not come English stays, until the language is chosen again', async ({
  host,
  page,
}) => {
  await host.open(PAGE);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route('**/chunks/de-*.js', (route) => route.fulfill({ status: 404 }));
  const switcher = page.locator('language-switcher');
  const choose = async () => {
    await switcher.getByRole('button').click();
    await switcher.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  };
  await choose();
  await expect.poll(() => warnings).toEqual(['The de texts could not be loaded.']);
  await expect(switcher.locator('[part=root]')).toHaveAttribute('lang', 'en');
  await page.unroute('**/chunks/de-*.js');
  await choose();
  await expect(page.locator('forgot-password').getByLabel('E-Mail-Adresse')).toBeVisible();
  expect(warnings).toHaveLength(1);
});
