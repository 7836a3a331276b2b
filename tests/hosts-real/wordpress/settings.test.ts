import type { Page } from 'playwright/test';
import { expect, test, type WordPress } from './wordpress.ts';

const PAGE = '/wp-admin/options-general.php?page=login-portal';
const saved = (wordpress: WordPress) =>
  JSON.parse(wordpress.php("echo wp_json_encode( get_option( 'login_portal' ) );"));

async function save(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.getByLabel(name, { exact: true }).fill(value);
  // WordPress removes the parameter from the address bar.
  const answer = page.waitForResponse(/settings-updated=true/);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await answer;
}

test.beforeEach(({ wordpress }) => wordpress.set({}));

test('an administrator saves addresses, and the elements get them', async ({ page, wordpress, backend }) => {
  await wordpress.signIn(page, 'admin');
  await page.goto(wordpress.url + PAGE);
  await save(page, { 'api-base': backend.url, 'terms-url': '/the-terms' });
  expect(saved(wordpress)).toMatchObject({ 'api-base': backend.url, 'terms-url': '/the-terms' });
  await expect(page.getByLabel('api-base')).toHaveValue(backend.url);
  await page.goto(wordpress.publish('[voucher_redeem]'));
  await expect(page.locator('voucher-redeem')).toHaveAttribute('terms-url', '/the-terms');
  await expect(page.locator('#login-portal-js')).toHaveAttribute('data-origins', backend.url);
});

test('an administrator sets colours, texts and a tool for measuring, and the elements use them', async ({
  page,
  wordpress,
  backend,
}) => {
  wordpress.set({ 'api-base': backend.url });
  await wordpress.signIn(page, 'admin');
  await page.goto(wordpress.url + PAGE);
  await page.getByLabel('Matomo (_paq)').check();
  await save(page, {
    '--portal-accent': 'rgb(18, 52, 86)',
    JSON: '{"en":{"Redeem":"Use \\"it\\" </script>"}}',
  });
  await page.goto(wordpress.publish('[voucher_redeem]'));
  await expect(page.getByRole('button', { name: 'Use "it" </script>' })).toBeVisible();
  await expect(page.locator('voucher-redeem')).toHaveCSS('--portal-accent', 'rgb(18, 52, 86)');
  expect(await page.evaluate(() => Reflect.get(window, '_paq')[0])).toEqual(['requireConsent']);
});

test('the console names an attribute that a shortcode does not have', async ({ page, wordpress }) => {
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto(wordpress.publish('[voucher_redeem vouchr="ABCDE"]'));
  expect((await warning).text()).toBe('[voucher_redeem] has no attribute vouchr. Did you mean voucher="…"?');
});

test('an address that is not valid is refused, and the one before stays', async ({ page, wordpress }) => {
  const addresses = [
    'javascript:alert(1)',
    'portal.example',
    '//portal.example',
    'https://',
    'ftp://portal.example',
    '"><script>',
  ];
  wordpress.set({ 'api-base': 'https://before.example' });
  await wordpress.signIn(page, 'admin');
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(wordpress.url + PAGE);
      await save(page, { 'api-base': address });
      await expect(page.getByText('api-base is not saved')).toBeVisible();
      expect(saved(wordpress)['api-base']).toBe('https://before.example');
    });
});

test('an administrator who may not post unfiltered HTML cannot set the captcha', async ({
  page,
  wordpress,
}) => {
  const before = { 'api-base': '', 'captcha-src': 'https://captcha.example/api.js' };
  wordpress.set(before);
  wordpress.php("update_option( 'tests_filtered_html', true );");
  await wordpress.signIn(page, 'admin');
  await page.goto(wordpress.url + PAGE);
  await expect(page.getByLabel('api-base')).toBeVisible();
  await expect(page.getByLabel('captcha-src')).toHaveCount(0);
  const nonce = await page.locator('#_wpnonce').inputValue();
  await post(page, wordpress, nonce, { 'captcha-src': 'https://evil.example/x.js' });
  expect(saved(wordpress)).toMatchObject({ ...before, 'api-base': 'https://evil.example' });
  wordpress.php("delete_option( 'tests_filtered_html' );");
});

test('a saved text is escaped on the page of the settings', async ({ page, wordpress }) => {
  wordpress.set({ 'api-base': '"><script>document.title = "run"</script>' });
  await wordpress.signIn(page, 'admin');
  await page.goto(wordpress.url + PAGE);
  await expect(page.getByLabel('api-base')).toHaveValue('"><script>document.title = "run"</script>');
  expect(await page.title()).not.toBe('run');
});

/** Posts the form of the settings as the person who is signed in. */
const post = async (page: Page, wordpress: WordPress, nonce: string, more: Record<string, string> = {}) =>
  page.request.post(`${wordpress.url}/wp-admin/options.php`, {
    form: {
      option_page: 'login_portal',
      action: 'update',
      _wpnonce: nonce,
      'login_portal[api-base]': 'https://evil.example',
      ...Object.fromEntries(Object.entries(more).map(([name, value]) => [`login_portal[${name}]`, value])),
    },
  });

test('an author neither sees nor saves the settings', async ({ page, wordpress }) => {
  await wordpress.signIn(page, 'author');
  const seen = await page.request.get(wordpress.url + PAGE);
  expect(seen.status()).toBe(403);
  // The page would not give them a nonce.
  const nonce = await (await page.request.get(`${wordpress.url}/?settings_nonce`)).text();
  expect((await post(page, wordpress, nonce)).status()).toBe(403);
  expect(saved(wordpress)).toEqual([]);
});

test('settings without a valid nonce are refused', async ({ page, wordpress }) => {
  await wordpress.signIn(page, 'admin');
  expect((await post(page, wordpress, 'wrong')).status()).toBe(403);
  expect(saved(wordpress)).toEqual([]);
});

test('the page of the settings is in the language of the administrator', async ({ page, wordpress }) => {
  wordpress.php("update_user_meta( 1, 'locale', 'de_DE' );");
  await wordpress.signIn(page, 'admin');
  await page.goto(wordpress.url + PAGE);
  await expect(page.getByText('Das Portal unter /login/ anzeigen')).toBeVisible();
  // The reference of the attributes is English in every language.
  await expect(page.getByText('Address of the terms and conditions.')).toHaveAttribute('lang', 'en');
  await page.goto(`${wordpress.url}/wp-admin/plugins.php`);
  await expect(page.getByText('Anmeldung, Registrierung, Gutscheine und die anderen Elemente')).toBeVisible();
  wordpress.php("delete_user_meta( 1, 'locale' );");
});
