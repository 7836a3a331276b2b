/* What a new member does after redeeming a voucher. */
import { expect, test } from 'vitest';
import { seededVoucher } from '../../reference/seeds/vouchers.ts';
import { emailOf, error, MINUTE, newPassword, ok, setUp, UNKNOWN_LINK } from './support.ts';

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
  };
}

const SPENT = error(422, 'This is an invalid voucher: it has been used already.');
const OTHER = 'nora.nielsen@example.org';

test('after the link has expired, the same or another address redeems the voucher', async () => {
  const { tokenOf, get, advance } = setUpVoucher();
  for (const email of [NEW, NEW, OTHER]) {
    await tokenOf(email);
    advance(60 * MINUTE);
  }
  expect(await get(`/token/${await tokenOf(NEW)}`)).toMatchObject({ http: 200 });
});

test('a member gets a voucher that is reserved, and the link ends', async () => {
  const { tokenOf, redeem, get } = setUpVoucher();
  const token = await tokenOf(NEW);
  expect(await redeem(emailOf('memberWithPassword'))).toEqual(ok({ action: 'success' }));
  expect(await get(`/token/${token}`)).toEqual(error(404, UNKNOWN_LINK));
  expect(await redeem(NEW)).toEqual(SPENT);
});

test('an account that is activated without the link has used the voucher', async () => {
  const { tokenOf, redeem, post, mailedToken } = setUpVoucher();
  await tokenOf(NEW);
  await post('/login/member/forgotpw', { email: NEW });
  expect(await post('/login/member/resetpw', newPassword(mailedToken(NEW)))).toEqual(ok());
  expect(await redeem(OTHER)).toEqual(SPENT);
});

test('a voucher mails links to six addresses in an hour', async () => {
  const { tokenOf, redeem, get, visitor, advance, outbox } = setUpVoucher();
  const emails = Array.from({ length: 6 }, (_, index) => `nora.${index}@example.org`);
  for (const email of emails) await tokenOf(email);
  const limited = error(429, expect.stringMatching(/^Too many addresses .* in 60 minutes\.$/));
  expect(await redeem(NEW)).toEqual(limited);
  const body = { email: NEW, ...NAMES };
  expect(await visitor('198.51.100.7').post(`/vouchers/${CODE}/info`, body)).toEqual(limited);
  expect(outbox.list(NEW)).toEqual([]);
  // The last of them keeps the voucher.
  const last = await tokenOf(emails.at(-1) ?? '');
  advance(60 * MINUTE);
  await tokenOf(NEW);
  expect(await get(`/token/${last}`)).toMatchObject({ http: 404 });
});
