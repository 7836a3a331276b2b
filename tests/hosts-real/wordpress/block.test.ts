import { expect, test } from './wordpress.ts';

test('an author inserts the block, sees a preview, changes it and publishes it', async ({
  page,
  wordpress,
  backend,
}) => {
  test.slow();
  wordpress.set({ 'api-base': backend.url });
  await wordpress.signIn(page, 'author');
  await page.goto(`${wordpress.url}/wp-admin/post-new.php`);
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByPlaceholder('Search').fill('voucher');
  await page.getByRole('option', { name: 'Redeem Voucher' }).click();
  const preview = page.frameLocator('[name=editor-canvas]').locator('voucher-redeem');
  await expect(preview.getByRole('heading', { name: 'Redeem Voucher' })).toBeVisible();

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('tab', { name: 'Block', exact: true }).click();
  await test.step('the preview follows the fields', async () => {
    await page.getByLabel('voucher', { exact: true }).fill('ABCDE');
    await expect(preview.getByLabel('Voucher code')).toHaveValue('ABCDE');
    await page.getByLabel('locale').selectOption('de');
    await expect(preview.getByRole('heading', { name: 'Gutschein einlösen' })).toBeVisible();
    await page.getByLabel('heading').fill('<strong>A gift</strong><script>alert(1)</script>');
    await expect(preview.getByText('A gift')).toBeVisible();
    await expect(page.getByLabel('api-base')).toHaveCount(0);
  });

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByLabel('Editor publish').getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByLabel('Editor publish').getByRole('link', { name: 'View Post' }).click();
  const element = page.locator('voucher-redeem');
  await expect(element.getByRole('heading', { name: 'Gutschein einlösen' })).toBeVisible();
  await expect(element).toHaveAttribute('voucher', 'ABCDE');
  await expect(element.getByText('A gift')).toBeVisible();
  await expect(element.locator('script')).toHaveCount(0);
});

test('the name of an element is in the language of the author', async ({ page, wordpress }) => {
  wordpress.set({});
  wordpress.php("update_user_meta( 1, 'locale', 'de_DE' );");
  const id = wordpress.php(
    "echo wp_insert_post( array( 'post_status' => 'draft', 'post_title' => 'A draft', 'post_content' => $given ) );",
    '<!-- wp:login-portal/element {"element":"self-register"} /-->',
  );
  await wordpress.signIn(page, 'admin');
  await page.goto(`${wordpress.url}/wp-admin/post.php?post=${id}&action=edit`);
  await page.frameLocator('[name=editor-canvas]').locator('[data-type="login-portal/element"]').click();
  await page.getByRole('tab', { name: 'Block', exact: true }).click();
  const sidebar = page.getByLabel('Editor settings');
  await expect(sidebar.getByText('Registrierung', { exact: true })).toBeVisible();
  await expect(sidebar.getByText('Registers for this campaign.', { exact: true })).toBeVisible();
  wordpress.php("delete_user_meta( 1, 'locale' );");
});

test('the portal in the editor does not change its address, also without settings', async ({
  page,
  wordpress,
}) => {
  wordpress.set({});
  const id = wordpress.php(
    "echo wp_insert_post( wp_slash( array( 'post_status' => 'draft', 'post_title' => 'A draft', 'post_content' => $given ) ) );",
    '<!-- wp:login-portal/element {"attributes":{"routing":"history"}} /-->',
  );
  await wordpress.signIn(page, 'admin');
  const editor = `${wordpress.url}/wp-admin/post.php?post=${id}&action=edit`;
  await page.goto(editor);
  const preview = page.frameLocator('[name=editor-canvas]').locator('login-portal');
  await expect(preview.getByLabel('Email')).toBeVisible();
  expect(page.url()).toBe(editor);
});

test('a block with an unknown element or with broken attributes prints nothing harmful', async ({
  page,
  wordpress,
}) => {
  const blocks = [
    '{"element":"script"}',
    '{"element":"voucher-redeem","attributes":{"api-base":"https://evil.example","email":["a"],"onclick":"alert(1)"}}',
  ];
  await page.goto(
    wordpress.publish(blocks.map((json) => `<!-- wp:login-portal/element ${json} /-->`).join('\n')),
  );
  const html = await page
    .locator('.wp-block-login-portal-element')
    .evaluateAll((all) => all.map(({ firstElementChild }) => firstElementChild?.getAttributeNames()));
  expect(html).toEqual([['locale']]);
});
