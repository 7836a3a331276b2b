/* What is there when the browser opens a page again that it had ended in the background. journey.test.ts has the registration. */
import { seededVoucher } from '../../server/reference/seeds/vouchers.ts';
import { discard } from './page-state.ts';
import { emailOf, expect, test } from './portal.ts';

test('what was typed in the details of a voucher, also after a reload', async ({ page, portal }) => {
  await portal.open(`voucher/${seededVoucher('asksForNames').code}?email=nora.vik@example.org`);
  await portal.button('Redeem').click();
  await portal.field('First name').fill('Nora');
  await discard(page);
  await expect(portal.field('First name')).toHaveValue('Nora');
  await page.reload();
  await expect(portal.field('First name')).toHaveValue('Nora');
});

test('what was typed in place of a value in the address', async ({ page, portal }) => {
  await portal.open('?email=first%40example.org');
  await portal.email.fill('second@example.org');
  await discard(page);
  await expect(portal.email).toHaveValue('second@example.org');
  await portal.open('voucher/ABCDE');
  await portal.field('Voucher code').fill('FGHJK');
  await discard(page);
  await expect(portal.field('Voucher code')).toHaveValue('FGHJK');
});

test('the address of a person who was at the password, also after a reload', async ({ page, portal }) => {
  const email = emailOf('adminWithoutCode');
  await portal.open();
  await portal.submitEmail(email);
  await expect(portal.password).toBeVisible();
  await discard(page);
  await expect(portal.email).toHaveValue(email);
  await page.reload();
  await expect(portal.email).toHaveValue(email);
});
