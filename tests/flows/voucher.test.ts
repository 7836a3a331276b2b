import { seededVoucher } from '../../server/reference/seeds/vouchers.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { SAMPLE } from '../support/tags.ts';
import { emailOf, expect, test } from './portal.ts';

const NEWCOMER = 'nora.vik@example.org';

test('an existing member can redeem a voucher once', async ({ portal }) => {
  const { code } = seededVoucher('asksForNothing');
  await portal.open(`voucher/${code}?email=${emailOf('memberWithPassword')}`);
  await expect(portal.field('Voucher code')).toHaveValue(code);
  await portal.button('Redeem').click();
  await expect(portal.text('Your voucher has been redeemed.')).toBeVisible();
  await expect(portal.title('Redeem Voucher')).toBeFocused();

  await portal.open(`voucher/${code}?email=${emailOf('memberWithPassword')}`);
  await portal.button('Redeem').click();
  await expect(portal.field('Voucher code')).toHaveAttribute('aria-invalid', 'true');
  await expect(portal.text('This is an invalid voucher: it has been used already.')).toBeVisible();
});

test('a new member enters the required details, and the mailed link leads to the login, also after Back', {
  tag: SAMPLE,
}, async ({ portal, backend }) => {
  await portal.open('voucher');
  await expect(portal.page).toHaveURL(/\/login\/voucher\/$/);
  const { code } = seededVoucher('asksForEverything');
  await portal.field('Voucher code').pressSequentially(code.replaceAll('-', '').toLowerCase());
  await expect(portal.field('Voucher code')).toHaveValue(code);
  await portal.email.fill(NEWCOMER);
  await portal.button('Redeem').click();

  await portal.field('First name').fill('Nora');
  await portal.field('Last name').fill('Vik');
  await portal.page.getByRole('radiogroup', { name: 'Product' }).getByRole('radio').first().check();
  await portal.page.getByRole('radio', { name: 'Deutsch' }).check();
  await portal.button('Redeem').click();
  await expect(portal.text('Your voucher has been accepted.')).toBeVisible();

  await portal.page.goto(linkIn(await mailTo(backend, NEWCOMER)));
  await expect(portal.text('Your link is valid.')).toBeVisible();
  await expect(portal.page).toHaveURL(/\/login\/token\/$/);
  await expect(portal.link('Redeem Voucher')).toHaveCount(0);
  await portal.link('Log in').click();
  await expect(portal.email).toHaveValue(NEWCOMER);
  await portal.page.goBack();
  await portal.page.goForward();
  await expect(portal.email).toHaveValue(NEWCOMER);
  await portal.button('Continue').click();
  await expect(portal.text('Please check your inbox')).toBeVisible();
});
