import { seededVoucher } from '../../../server/reference/seeds/vouchers.ts';
import { emailOf, expect, type Portal } from '../portal.ts';
import type { Stages } from './stage.ts';

const NEWCOMER = 'nora.vik@example.org';

type Key = Parameters<typeof seededVoucher>[0];

async function redeem(portal: Portal, key: Key, email = NEWCOMER): Promise<void> {
  await portal.open(`voucher/${seededVoucher(key).code}?email=${email}`);
  await portal.button('Redeem').click();
}

export const VOUCHER_STAGES = {
  async 'voucher, code and email missing'(portal) {
    await portal.open('voucher');
    await portal.button('Redeem').click();
    await expect(portal.text('Please provide a valid voucher code')).toBeVisible();
  },
  async 'voucher, all details required, first name missing'(portal) {
    await portal.reply('vouchers/*/info', {
      action: 'incomplete',
      require: ['firstname', 'lastname', 'product', 'language'],
      product: [
        { id: 1, title: '⟦One⟧', description: '⟦The first⟧' },
        { title: '⟦Two⟧', children: [{ id: 3, title: '⟦Three⟧' }] },
      ],
      language: ['de'],
    });
    await redeem(portal, 'asksForEverything');
    await expect(portal.page.locator('[name=firstname]')).toBeFocused();
    await portal.pause();
    await portal.button('Redeem').click();
    await expect(portal.text('Please fill in your first name')).toBeVisible();
  },
  async 'voucher, for members only'(portal) {
    await redeem(portal, 'membersOnly');
    await expect(portal.text('This voucher can only be redeemed by existing members')).toBeVisible();
  },
  async 'voucher, redeemed'(portal) {
    await portal.reply('vouchers/*/info', { action: 'success' });
    await redeem(portal, 'asksForNothing', emailOf('memberWithPassword'));
    await expect(portal.link('Go to the member portal')).toBeVisible();
  },
  async 'voucher, accepted'(portal) {
    await portal.reply('vouchers/*/info', { action: 'awaitconfirm' });
    await redeem(portal, 'asksForNothing');
    await expect(portal.text('Your voucher has been accepted.')).toBeVisible();
  },
} satisfies Stages;
