import { seededVoucher } from '../../server/reference/seeds/vouchers.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { SAMPLE } from '../support/tags.ts';
import { emailOf, expect, Portal, test } from './portal.ts';

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

test('a slip in the address is corrected: the stranger has no link, and the new member logs in elsewhere', async ({
  portal,
  backend,
  browser,
}) => {
  const slip = 'nora.vki@example.org';
  await portal.open(`voucher/${seededVoucher('asksForNothing').code}?email=${slip}`);
  await portal.button('Redeem').click();
  await expect(portal.text('Your voucher has been accepted.')).toBeVisible();
  await portal.button('Change the address').click();
  await portal.email.fill(NEWCOMER);
  await portal.button('Redeem').click();
  await expect(portal.text('Your voucher has been accepted.')).toBeVisible();

  await portal.page.goto(linkIn(await mailTo(backend, slip)));
  await expect(
    portal.text('Token invalid! Oops, this token is unknown. It might have expired already.'),
  ).toBeVisible();
  await portal.page.goto(linkIn(await mailTo(backend, NEWCOMER)));
  await expect(portal.text('Your link is valid.')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: backend.url });
  const other = new Portal(await elsewhere.newPage());
  await other.open();
  await other.submitEmail(NEWCOMER);
  await expect(other.text('Please check your inbox')).toBeVisible();
  await other.page.goto(linkIn(await mailTo(backend, NEWCOMER, 2)));
  await other.button('Log in').click();
  await expect(other.page.getByText('You are logged in as')).toBeVisible();
  await elsewhere.close();
});
