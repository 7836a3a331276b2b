/* Scripts of a page that spare text fields do not recognise one in a shadow tree, so its events stay there (D93). */
import type { Page } from 'playwright/test';
import { VOUCHER } from '../support/calls.ts';
import { redeem } from './actions.ts';
import { emailIn, openWithPortal } from './fragment-page.ts';
import { expect, test } from './host-test.ts';
import { BUNDLE } from './site.ts';

const FORM = '<voucher-redeem></voucher-redeem>';

/** Shortcuts, a search on Enter, and snippets against copying, as pages have them. */
const SNIPPETS = `<script>
  seen = [];
  const isField = (event) => event.target.matches?.('input, textarea');
  for (const type of ['keydown', 'keypress', 'keyup', 'beforeinput'])
    document.addEventListener(type, (event) => {
      if (isField(event)) return;
      seen.push(type + ' ' + event.key);
      if ((event.key?.length === 1 && !event.ctrlKey) || event.key === 'Enter') event.preventDefault();
    });
  for (const type of ['paste', 'copy', 'cut', 'selectstart', 'mousedown', 'pointerdown', 'dragstart', 'drop'])
    document.addEventListener(type, (event) => {
      if (isField(event)) return;
      seen.push(type);
      event.preventDefault();
    });
</script>`;

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

test('shortcuts, searches and snippets of the page leave what is typed and pasted alone', async ({
  host,
  page,
}) => {
  const load = await openWithPortal(host, ['voucher-redeem'], { head: SNIPPETS, body: FORM });
  await emailIn(page).click();
  await page.keyboard.type('hans@');
  await load();
  await page.keyboard.type('asa.example');
  await expect(emailIn(page)).toHaveValue('hans@asa.example');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(emailIn(page)).toHaveValue('');
  await page.keyboard.type('hans');
  // Not by a double click, which Playwright sends to Firefox as two single ones.
  const { x, y, width, height } = (await emailIn(page).boundingBox()) as DOMRect;
  await page.mouse.move(x + width - 5, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 5, y + height / 2);
  await page.mouse.up();
  await page.keyboard.type('asa');
  await expect(emailIn(page)).toHaveValue('asa');
  await page.locator('[name=voucher]').click();
  await page.keyboard.type(VOUCHER);
  await page.locator('[name=voucher]').press('Backspace');
  for (const key of ['ArrowLeft', 'Control+ArrowLeft']) await page.locator('[name=voucher]').press(key);
  const seen = await seenBy(page);
  expect(seen.filter((name) => !/ (Control|Meta|a|x)$/.test(name))).toEqual([]);
  expect(seen).toContain('keydown x');
});

test('Escape, Tab, function keys, and everything outside text fields reach the page', async ({
  host,
  page,
}) => {
  await host.open({ head: SNIPPETS + BUNDLE, body: `${FORM}<self-register></self-register>` });
  await emailIn(page).first().focus();
  for (const key of ['Escape', 'F2', 'Tab']) await page.keyboard.press(key);
  await page.getByRole('heading', { name: 'Redeem Voucher' }).click();
  await page.getByLabel('I agree').focus();
  await page.keyboard.press('k');
  await page.keyboard.press(' ');
  await expect(page.getByLabel('I agree')).toBeChecked();
  await page.getByRole('button', { name: 'Redeem' }).press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await seenBy(page)).toEqual(
    expect.arrayContaining(['keydown Escape', 'keydown F2', 'keydown Tab', 'pointerdown', 'keydown k']),
  );
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('a script that cancels touches outside controls leaves those of an element alone (Chromium)', async ({
    host,
    page,
  }) => {
    const cancel = `<script>
      for (const type of ['touchstart', 'touchend'])
        document.addEventListener(
          type,
          (event) => event.target.matches('a, button, input, label') || event.preventDefault(),
          { passive: false },
        );
    </script>`;
    await host.open({ head: cancel + BUNDLE, body: `${FORM}<self-register></self-register>` });
    await emailIn(page).first().tap();
    await expect(emailIn(page).first()).toBeFocused();
    await page.getByLabel('I agree').tap();
    await expect(page.getByLabel('I agree')).toBeChecked();
    await page.getByRole('button', { name: 'Redeem' }).tap();
    await expect(page.getByRole('alert')).toBeVisible();
  });
});

test('focus() and autofocus reach the first field', async ({ host, page }) => {
  await host.open({
    head: '<script type="module" src="/dist/portal.js"></script>',
    body: `${FORM}<forgot-password autofocus></forgot-password>`,
  });
  await expect(emailIn(page.locator('forgot-password'))).toBeFocused();
  await page.locator('voucher-redeem').evaluate((element: HTMLElement) => element.focus());
  await expect(page.locator('[name=voucher]')).toBeFocused();
  await redeem(page);
});
