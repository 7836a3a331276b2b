import { elementTags } from '../../../scripts/build/element-tags.ts';
import { expect, test } from './wordpress.ts';

test.beforeEach(({ wordpress, backend }) => wordpress.set({ 'api-base': backend.url }));

for (const tag of elementTags)
  test(`the shortcode of <${tag}> shows a usable element`, async ({ page, wordpress }) => {
    await page.addInitScript(() =>
      document.addEventListener('portal-ready', (event) =>
        Object.assign(window, { ready: (event as CustomEvent).detail.element }),
      ),
    );
    await page.goto(wordpress.publish(`[${tag.replaceAll('-', '_')}]`));
    await expect.poll(() => page.evaluate(() => (window as { ready?: string }).ready)).toBe(tag);
    await expect(page.locator(tag).getByRole('button').first()).toBeEnabled();
  });

test('a form calls the API of the settings', async ({ page, wordpress }) => {
  await page.goto(wordpress.publish('[voucher_redeem]'));
  await page.getByLabel('Voucher code').fill('NO-SUCH-VOUCHER');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('Please provide a valid voucher code')).toBeVisible();
});

test('the form is visible before the script has loaded, in the language of the site', async ({
  page,
  wordpress,
}) => {
  await page.route('**/login-portal-*.min.js', (route) => route.abort());
  const address = wordpress.publish('[forgot_password]');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  wordpress.php("update_option( 'tests_locale', 'de_AT' );");
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Passwort vergessen' })).toBeVisible();
  wordpress.php("delete_option( 'tests_locale' );");
});

test('an attribute of a shortcode reaches the element, escaped, but not one that is only for the site', async ({
  page,
  wordpress,
  backend,
}) => {
  const shortcode = `[self_register campaign_id="7" email='a"onclick=b' api_base="https://evil.example" terms_url="javascript:alert(1)" unknown="1"]`;
  await page.goto(wordpress.publish(shortcode));
  const attributes = await page
    .locator('self-register')
    .evaluate((element) =>
      Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
    );
  expect(attributes).toEqual({
    'api-base': backend.url,
    'campaign-id': '7',
    email: 'a"onclick=b',
    locale: 'en',
  });
});

const LAYOUTS = {
  'in one line': '[self_register][portal_slot name="heading"]Join us[/portal_slot][/self_register]',
  'in lines of their own':
    '[self_register]\n[portal_slot name="heading"]\nJoin us\n[/portal_slot]\n[/self_register]',
  'in paragraphs of their own':
    '[self_register]\n\n[portal_slot name="heading"]\n\nJoin us\n\n[/portal_slot]\n\n[/self_register]',
  'around a block element':
    '[self_register]\n[portal_slot name="heading"]\n<ul>\n<li>Join us</li>\n</ul>\n[/portal_slot]\n[/self_register]',
  'inside a sentence':
    'Before [self_register][portal_slot name="heading"]<p>Join us</p>[/portal_slot][/self_register] after',
  'in the shortcode block':
    '<!-- wp:shortcode -->\n[self_register]\n[portal_slot name="heading"]\n\nJoin us\n\n[/portal_slot]\n[/self_register]\n<!-- /wp:shortcode -->',
};
for (const [layout, content] of Object.entries(LAYOUTS))
  test(`the content of a slot is in the element if the shortcodes are ${layout}`, async ({
    page,
    wordpress,
  }) => {
    await page.goto(wordpress.publish(content));
    const element = page.locator('self-register');
    await expect(element.getByText('Join us')).toBeVisible();
    const slot = element.locator('> [slot=heading]');
    await expect(slot).toHaveText('Join us');
    expect(await slot.locator('br, p:empty').count()).toBe(0);
    expect(await element.evaluate(({ children }) => children.length)).toBe(1);
  });

test('two paragraphs in a slot stay two paragraphs', async ({ page, wordpress }) => {
  const slot = '[portal_slot name="heading"]Join us\n\nIt is free[/portal_slot]';
  await page.goto(wordpress.publish(`[self_register]${slot}[/self_register]`));
  await expect(page.locator('self-register > [slot=heading] > p')).toHaveText(['Join us', 'It is free']);
});
