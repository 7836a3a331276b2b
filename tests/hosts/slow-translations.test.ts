import { consoleLines } from '../support/console-lines.ts';
import { chooseLanguage, EMAIL } from './actions.ts';
import { expect, test } from './host-test.ts';
import { hold, moduleScripts } from './site.ts';

const TAGS = ['language-switcher', 'forgot-password', 'login-portal'];
const PAGE = {
  head: moduleScripts(TAGS),
  body: TAGS.map((tag) => `<${tag}></${tag}>`).join(''),
};

test.beforeEach(({ host }) => {
  host.saved = { cookies: ['userpref'], storage: ['locale'] };
});

test('while the translations of a chosen language load slowly, every element shows English and keeps its input and focus', async ({
  host,
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await host.open(PAGE);
  const languages = () =>
    page.locator('[part=root]').evaluateAll((roots: HTMLElement[]) => roots.map(({ lang }) => lang));
  const switcher = page.locator('language-switcher');
  const widget = page.locator('forgot-password');
  await widget.getByLabel('Email address').fill(EMAIL);
  await chooseLanguage(switcher, 'Nederlands');
  await expect.poll(languages).toEqual(['nl', 'nl', 'nl']);

  const load = await hold(page, '**/chunks/de-*.js');
  await chooseLanguage(switcher, 'Deutsch');
  const button = switcher.getByRole('button');
  await expect(button).toBeFocused();
  await page.clock.runFor(1900);
  expect(await languages()).toEqual(['nl', 'nl', 'nl']);
  await page.clock.runFor(200);
  await expect.poll(languages).toEqual(['en', 'en', 'en']);
  await expect(widget.getByLabel('Email address')).toHaveValue(EMAIL);
  await expect(button).toBeFocused();
  await expect(button).toHaveText(/^LanguageENEnglish$/);

  load();
  await expect.poll(languages).toEqual(['de', 'de', 'de']);
  await expect(widget.getByLabel('E-Mail-Adresse')).toHaveValue(EMAIL);
  await expect(button).toBeFocused();
  await page.clock.resume();
});

// Firefox does not request a module again that it could not load.
test('if the translations of a language fail to load, English stays until the language is chosen again (Chromium)', async ({
  host,
  page,
}) => {
  await host.open(PAGE);
  const warnings = consoleLines(page, 'warning');
  await page.route('**/chunks/de-*.js', (route) => route.fulfill({ status: 404 }));
  const switcher = page.locator('language-switcher');
  await chooseLanguage(switcher, 'Deutsch');
  await expect.poll(() => warnings).toEqual(['The de texts could not be loaded.']);
  await expect(switcher.locator('[part=root]')).toHaveAttribute('lang', 'en');
  await page.unroute('**/chunks/de-*.js');
  await chooseLanguage(switcher, 'Deutsch');
  await expect(page.locator('forgot-password').getByLabel('E-Mail-Adresse')).toBeVisible();
  expect(warnings).toHaveLength(1);
});
