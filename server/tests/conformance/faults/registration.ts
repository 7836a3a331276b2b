/* Mistakes in registrations and vouchers. */
import { seededVoucher } from '../../../reference/seeds/vouchers.ts';
import { data, type Faults, given, hears, opensAgain, reads, refuses, withMails } from './fault.ts';

const REGISTER = /members\/registration$/;
const VOUCHER = /^POST \/api\/v1\/vouchers\//;

export const REGISTRATION_FAULTS: Faults = {
  'fails Registration, captcha: … succeeds, without a token of the captcha': given(
    { write: true },
    data(/settings\/config$/, {
      members: { defaultregistration: true, usecaptcha: true, captchapubkey: 'public' },
    }),
  ),
  'fails Registration, incomplete: … without consent to the terms': given(
    { write: true },
    reads(REGISTER, (body) => ({ ...body, agreeTC: true })),
  ),
  'fails Registration, closed: … although it is closed there': given(
    { write: true },
    reads(REGISTER, (body) => ({ ...body, regType: 'default' })),
  ),
  'fails Registration for --campaign or --group: … although the campaign is closed': withMails(
    reads(REGISTER, (body) => ({ ...body, campaignid: '12' })),
  ),
  'fails Registration, before the address is confirmed: … answers "membersuccess" for a member who has not confirmed':
    withMails(data(/api\/v1\/login$/, { action: 'membersuccess' })),
  'warns Emails, language and letters: … sends the same email': withMails(
    hears(REGISTER, (headers) => headers.set('Accept-Language', 'en')),
  ),
  'fails Redeem Voucher, code of --voucher: … although the voucher has been redeemed': withMails(
    opensAgain(VOUCHER),
    { vouchers: [seededVoucher('asksForProduct').code] },
  ),
  'fails Redeem Voucher, new member: … used by opening the link of another address': withMails(
    opensAgain(VOUCHER),
    { vouchers: ['', seededVoucher('newOnly').code] },
  ),
  'fails Redeem Voucher, new member: … a slip in the address costs the voucher': withMails(
    (() => {
      const first = new Map<string, string>();
      return async (request, answer) => {
        if (!request.url.includes('/vouchers/')) return answer();
        const { email } = await request.clone().json();
        if (!first.has(request.url)) first.set(request.url, email);
        return first.get(request.url) === email ? answer() : refuses(VOUCHER, 'Used.')(request, answer);
      };
    })(),
    { vouchers: ['', seededVoucher('asksForNothing').code] },
  ),
  'fails Redeem Voucher, new member: … redeemed with another address since': withMails(
    opensAgain(/^GET \/api\/v1\/token\//),
    { vouchers: ['', seededVoucher('asksForNames').code] },
  ),
  'fails Redeem Voucher, new member: … knows a member before the link': withMails(
    data(/api\/v1\/login$/, { action: 'membersuccess' }),
    { vouchers: ['', seededVoucher('asksForLanguage').code] },
  ),
};
