/* What a person has begun survives screens, links, Back, a reload and a mistake (ARCHITECTURE.md, "The journey"). */
import type { Page } from 'playwright/test';
import { seededVoucher } from '../../server/reference/seeds/vouchers.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { LONG } from '../support/tags.ts';
import { discard } from './page-state.ts';
import { emailOf, expect, Portal, passwordOf, test } from './portal.ts';

const NEWCOMER = 'nora.vik@example.org';
const NEW = 'harbour-violin-6419-Slate';
const REPORT = '/member/reports/7';
const NEXT = `?next=${encodeURIComponent(REPORT)}`;

test.use({ members: { defaultregistration: true, campaignsignup: true, groupsignup: true, vouchers: true } });

/** Another page of the site. The browser keeps no page (bfcache) while one listens to `unload`. */
async function openOtherPage(page: Page) {
  await page.evaluate(() => addEventListener('unload', () => {}));
  await page.goto('/terms');
}

const bodyOf = async (page: Page, act: () => Promise<unknown>) => {
  const request = page.waitForRequest((sent) => sent.url().endsWith('/members/registration'));
  await act();
  return (await request).postDataJSON();
};

test.describe('by way of the login', () => {
  for (const [kind, path, sent] of [
    ['campaign', 'register/campaigns/12', { regType: 'campaign', campaignid: '12', groupid: null }],
    ['group', 'register/groups/north-7', { regType: 'group', groupid: 'north-7', campaignid: null }],
  ] as const) {
    test(`the ${kind} is kept for an unknown address, also after a reload`, async ({ page, portal }) => {
      await portal.open(path);
      await portal.field('First name').fill('Nora');
      await portal.link('Back to Login').click();
      await expect(portal.link('New here? Register')).toHaveAttribute('href', new RegExp(`/login/${path}`));
      await page.reload();
      await portal.submitEmail(NEWCOMER);
      await expect(page).toHaveURL(`/login/${path}?email=${encodeURIComponent(NEWCOMER)}`);
      await expect(portal.field('First name')).toHaveValue('Nora');
      await expect(portal.email).toHaveValue(NEWCOMER);
      const body = await bodyOf(page, () => portal.complete('registration', 'Nora', 'Vik'));
      expect(body).toMatchObject(sent);
    });
  }

  test('the voucher is kept', async ({ page, portal }) => {
    const { code } = seededVoucher('asksForNothing');
    await portal.open(`voucher/${code}?email=${NEWCOMER}`);
    await portal.link('Back to Login').click();
    await expect(portal.email).toHaveValue(NEWCOMER);
    await portal.link('I have a voucher').click();
    await expect(portal.field('Voucher code')).toHaveValue(code);
    await expect(portal.email).toHaveValue(NEWCOMER);
    await expect(page).toHaveURL(`/login/voucher/?email=${encodeURIComponent(NEWCOMER)}`);
  });

  test('a closed campaign offers no registration', async ({ portal }) => {
    await portal.open('register/campaigns/13');
    await expect(portal.text('Registration is not available.')).toBeVisible();
    await expect(portal.link('I have a voucher')).toBeVisible();
    await expect(portal.link('New here? Register')).toHaveCount(0);
  });
});

test.describe('what was typed', () => {
  async function fillIn(portal: Portal) {
    await portal.open('register/campaigns/12');
    await portal.field('Title (optional)').fill('Dr');
    await portal.field('First name').fill('Nora');
    await portal.field('Last name').fill('Vik');
    await portal.email.fill(NEWCOMER);
    await portal.page.getByRole('checkbox').check();
  }

  async function expectFilledIn(portal: Portal) {
    await expect(portal.field('Title (optional)')).toHaveValue('Dr');
    await expect(portal.field('First name')).toHaveValue('Nora');
    await expect(portal.field('Last name')).toHaveValue('Vik');
    await expect(portal.email).toHaveValue(NEWCOMER);
    await expect(portal.page.getByRole('checkbox')).toBeChecked();
  }

  test('in a registration is there after a reload, after Back, and can be sent', async ({ page, portal }) => {
    const successes: unknown[] = [];
    await page.exposeFunction('report', (detail: unknown) => successes.push(detail));
    await page.addInitScript("addEventListener('portal-success', ({ detail }) => report(detail))");
    await fillIn(portal);
    await page.reload();
    await expectFilledIn(portal);
    await openOtherPage(page);
    await page.goBack();
    await expectFilledIn(portal);
    await portal.link('Back to Login').click();
    await expect(portal.title('Login')).toBeVisible();
    await page.goBack();
    await expectFilledIn(portal);
    await portal.button('Register').click();
    await expect(portal.text('Please check your inbox')).toBeVisible();
    await page.reload();
    await expect(portal.text('Please check your inbox')).toBeVisible();
    await expect(portal.text(NEWCOMER)).toBeVisible();
    await portal.button('Change the address').click();
    await expectFilledIn(portal);
    expect(successes, 'a host page counts one').toEqual([{ flow: 'registration' }]);
  });

  test('is there when the browser opens a page again that it had ended in the background', async ({
    page,
    portal,
  }) => {
    await fillIn(portal);
    await discard(page);
    await expectFilledIn(portal);
    await page.reload();
    await expectFilledIn(portal);
  });

  test('is not there when the page is opened anew, or after a sign-in', async ({ page, portal }) => {
    await fillIn(portal);
    await portal.open('register/campaigns/12');
    await expect(portal.field('First name')).toHaveValue('');
    await portal.field('First name').fill('Nora');
    await portal.link('Back to Login').click();
    await portal.submitEmail(emailOf('memberWithPassword'));
    await portal.submitPassword(passwordOf('memberWithPassword'));
    await expect(page).toHaveURL('/member');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['login-portal-signed-in']);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(portal.title('Registration')).toBeVisible();
    await expect(portal.field('First name')).toHaveValue('');
  });

  test('in half an address is there to the last letter', async ({ page, portal }) => {
    await portal.open();
    await portal.email.pressSequentially('nora.vik@exam');
    await page.reload();
    await expect(portal.email).toHaveValue('nora.vik@exam');
  });

  test('of a voucher is there after a reload, with the products, and its outcome, too', async ({
    page,
    portal,
  }) => {
    await portal.open(`voucher/${seededVoucher('asksForEverything').code}?email=${NEWCOMER}`);
    await portal.button('Redeem').click();
    await portal.field('First name').fill('Nora');
    await portal.field('Last name').fill('Vik');
    const product = page.getByRole('radiogroup', { name: 'Product' }).getByRole('radio').first();
    await product.check();
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await page.reload();
    await expect(portal.field('First name')).toHaveValue('Nora');
    await expect(product).toBeChecked();
    await portal.button('Redeem').click();
    await expect(portal.text('Your voucher has been accepted.')).toBeVisible();
    await page.reload();
    await expect(portal.text('Your voucher has been accepted.')).toBeVisible();
    await portal.button('Change the address').click();
    await expect(product).toBeChecked();
  });
});

test('the address of a mail about a voucher is corrected, and the voucher and the details stay', async ({
  page,
  portal,
}) => {
  const { code } = seededVoucher('asksForNames');
  await portal.open(`voucher/${code}?email=nora.vki@example.org`);
  await portal.button('Redeem').click();
  await portal.field('First name').fill('Nora');
  await portal.field('Last name').fill('Vik');
  await portal.button('Redeem').click();
  await portal.button('Change the address').click();
  await expect(portal.field('Voucher code')).toHaveValue(code);
  await portal.email.fill(NEWCOMER);
  await page.route('**/vouchers/*/info', (route) =>
    route.fulfill({ status: 400, json: { status: 'error', data: 'This is an invalid voucher.' } }),
  );
  await portal.button('Redeem').click();
  await expect(portal.text('This is an invalid voucher.')).toBeVisible();
  await expect(portal.text('The first email went to nora.vki@example.org.')).toBeVisible();
  await expect(portal.field('First name')).toHaveValue('Nora');
});

test.describe('the page that somebody wanted and gave up', () => {
  test('is not opened for the next person in the same tab', async ({ page, portal }) => {
    await portal.open(NEXT);
    await portal.email.fill('somebody@example.org');
    await page.goto('/terms');
    await portal.signIn('memberWithPassword');
    await expect(page).toHaveURL('/member');
  });

  test('is not opened for another known address', async ({ page, portal }) => {
    await portal.open(NEXT);
    await portal.submitEmail(emailOf('adminWithoutCode'));
    await portal.button('Not you?').click();
    await portal.submitEmail(emailOf('memberWithPassword'));
    await portal.submitPassword(passwordOf('memberWithPassword'));
    await expect(page).toHaveURL('/member');
  });

  test('is opened after a password was recovered in another tab', { tag: LONG }, async ({
    portal,
    backend,
    context,
  }) => {
    const email = emailOf('memberWithPassword');
    await portal.open(NEXT);
    await portal.submitEmail(email);
    await portal.link('Forgot password?').click();
    await portal.button('Submit').click();
    await expect(portal.text('Your Request was sent successfully!')).toBeVisible();
    const tab = new Portal(await context.newPage());
    await tab.page.goto(linkIn(await mailTo(backend, email)));
    await tab.complete('newPassword', NEW, NEW);
    await tab.link('Log in').click();
    await tab.submitPassword(NEW);
    await expect(tab.page).toHaveURL(REPORT);
  });
});
