/* Everything a person can get to see of vouchers and of the registration, and the way there. */
import { seededVoucher } from '../../../demo/backend/seeds/vouchers.ts';
import { reply } from '../linked-stages.ts';
import { emailOf, expect, type Portal } from '../portal.ts';
import type { Stage } from './stage.ts';

const NEWCOMER = 'nora.vik@example.org';

type Key = Parameters<typeof seededVoucher>[0];

/** Opens a voucher and sends it. */
async function redeem(portal: Portal, key: Key, email = NEWCOMER): Promise<void> {
  await portal.open(`voucher/${seededVoucher(key).code}?email=${email}`);
  await portal.button('Redeem').click();
}

/** The configuration switches everything on. */
async function register(portal: Portal, path: string): Promise<void> {
  const on = { defaultregistration: true, campaignsignup: true, groupsignup: true };
  await reply(portal, 'settings/config', {
    version: '1.0.0',
    systempreferences: { branding: { appname: 'Compass' } },
    members: on,
  });
  await portal.open(path);
  await expect(portal.button('Register')).toBeVisible();
}

async function fill(portal: Portal): Promise<void> {
  await portal.page.locator('[name=firstname]').fill('Nora');
  await portal.page.locator('[name=lastname]').fill('Vik');
  await portal.page.locator('[name=email]').fill(NEWCOMER);
}

export const VOUCHER_STAGES: readonly Stage[] = [
  {
    name: 'voucher, code and e-mail missing',
    async reach(portal) {
      await portal.open('voucher');
      await portal.button('Redeem').click();
      await expect(portal.text('Please provide a valid voucher code')).toBeVisible();
    },
  },
  {
    name: 'voucher, everything asked for, a name missing',
    async reach(portal) {
      await reply(portal, 'vouchers/*/info', {
        action: 'incomplete',
        require: ['firstname', 'lastname', 'product', 'language'],
        product: [
          { id: 1, title: '⟦One⟧', description: '⟦The first⟧' },
          { id: 2, title: '⟦Two⟧', children: [{ id: 3, title: '⟦Three⟧' }] },
        ],
        language: ['de'],
      });
      await redeem(portal, 'asksForEverything');
      await expect(portal.page.locator('[name=firstname]')).toBeFocused();
      await portal.button('Redeem').click();
      await expect(portal.text('Please fill in your first name')).toBeVisible();
    },
  },
  {
    name: 'voucher, for members only',
    async reach(portal) {
      await redeem(portal, 'membersOnly');
      await expect(portal.text('This voucher can only be redeemed by existing members')).toBeVisible();
    },
  },
  {
    name: 'voucher, redeemed',
    async reach(portal) {
      await reply(portal, 'vouchers/*/info', { action: 'success' });
      await redeem(portal, 'asksForNothing', emailOf('memberWithPassword'));
      await expect(portal.link('To the member portal')).toBeVisible();
    },
  },
  {
    name: 'voucher, accepted',
    async reach(portal) {
      await reply(portal, 'vouchers/*/info', { action: 'awaitconfirm' });
      await redeem(portal, 'asksForNothing');
      await expect(portal.text('Your voucher has been accepted.')).toBeVisible();
    },
  },
];

export const REGISTRATION_STAGES: readonly Stage[] = [
  {
    name: 'registration, terms not accepted',
    async reach(portal) {
      await register(portal, 'register');
      await fill(portal);
      await portal.button('Register').click();
      await expect(portal.text('You must agree to the Terms & Conditions to register')).toBeVisible();
    },
  },
  {
    name: 'registration, no configuration',
    withoutFooter: true,
    async reach(portal) {
      await portal.page.route('**/api/v1/settings/config', (route) => route.fulfill({ status: 502 }));
      await portal.open('register');
      await expect(portal.button('Try again')).toBeVisible();
    },
  },
  {
    name: 'registration, refused',
    async reach(portal) {
      await portal.page.route('**/api/v1/members/registration', (route) =>
        route.fulfill({ json: { status: 'ERROR', data: '⟦Not today.⟧' } }),
      );
      await register(portal, 'register');
      await fill(portal);
      await portal.page.getByRole('checkbox').check();
      await portal.button('Register').click();
      await expect(portal.page.getByText('⟦Not today.⟧')).toBeVisible();
    },
  },
  {
    name: 'registration, sent',
    async reach(portal) {
      await reply(portal, 'members/registration', {});
      await register(portal, 'register');
      await fill(portal);
      await portal.page.getByRole('checkbox').check();
      await portal.button('Register').click();
      await expect(
        portal.text(
          'Thank you for your request. Within a few moments you will receive an email with further instructions on how to complete your registration.',
        ),
      ).toBeVisible();
    },
  },
];
