/* What a new member does after redeeming a voucher. */
import { expect, test } from 'vitest';
import { seededVoucher } from '../../reference/seeds/vouchers.ts';
import { error, MINUTE, ok, setUp, UNKNOWN_LINK } from './support.ts';

const NEW = 'nora.nilsen@example.org';
const NAMES = { firstname: 'Nora', middlename: '', lastname: 'Nilsen' };
const CODE = seededVoucher('asksForNames').code;

function setUpVoucher() {
  const backend = setUp();
  const { post, mailedToken } = backend;
  return {
    ...backend,
    redeem: (email: string) => post(`/vouchers/${CODE}/info`, { email, ...NAMES }),
    tokenOf: async (email: string) => {
      expect(await post(`/vouchers/${CODE}/info`, { email, ...NAMES })).toEqual(
        ok({ action: 'awaitconfirm' }),
      );
      return mailedToken(email);
    },
    nextFor: async (email: string) => (await post('/login', { email })).data,
  };
}

test('the link confirms the address, and then a new member logs in with a mailed link, in any browser', async () => {
  const { tokenOf, nextFor, visitor, mailedToken, follow, text } = setUpVoucher();
  const token = await tokenOf(NEW);
  expect(await nextFor(NEW)).toMatchObject({ action: 'memberpassword', active_member: false });
  const phone = visitor('198.51.100.7');
  const checked = ok(expect.objectContaining({ type: 'vouchernewreg', target: 'member', email: NEW }));
  expect(await phone.get(`/token/${token}`)).toEqual(checked);
  expect(await nextFor(NEW)).toMatchObject({ action: 'membersuccess', active_member: true });
  await follow(mailedToken(NEW), '/member');
  expect(await text('/member')).toContain('You are logged in as Nora Nilsen');
});

test('the link opens again until it expires', async () => {
  const { tokenOf, get, advance } = setUpVoucher();
  const token = await tokenOf(NEW);
  for (let times = 0; times < 2; times += 1) {
    expect(await get(`/token/${token}`)).toMatchObject({ http: 200 });
    advance(30 * MINUTE - 1);
  }
  advance(2);
  expect(await get(`/token/${token}`)).toEqual(error(404, UNKNOWN_LINK));
});
