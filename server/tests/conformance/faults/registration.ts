/* Mistakes in registrations and vouchers. */
import { seededVoucher } from '../../../reference/seeds/vouchers.ts';
import { data, type Faults, hears, opensAgain, reads, refuses } from './fault.ts';

const REGISTER = /members\/registration$/;
const VOUCHER = /^POST \/api\/v1\/vouchers\//;

export const REGISTRATION_FAULTS: Faults = {
  'the captcha can be left out': {
    fault: data(/settings\/config$/, {
      members: { defaultregistration: true, usecaptcha: true, captchapubkey: 'public' },
    }),
    finding: /^fails Registration, captcha: .*succeeds, without a token of the captcha$/,
    options: { write: true },
  },
  'the terms need not be accepted': {
    fault: reads(REGISTER, (body) => ({ ...body, agreeTC: true })),
    finding: /^fails Registration, incomplete: .*without consent to the terms/,
    options: { write: true },
  },
  'an unknown campaign is open': {
    fault: reads(REGISTER, (body) => ({ ...body, regType: 'default' })),
    finding: /^fails Registration, closed: .*although it is closed there/,
    options: { write: true },
  },
  'a closed campaign accepts registrations': {
    fault: reads(REGISTER, (body) => ({ ...body, campaignid: '12' })),
    finding: /^fails Registration for --campaign or --group: .*although the campaign is closed/,
    readsMails: true,
  },
  'a registration is complete before its link is opened': {
    fault: data(/api\/v1\/login$/, { action: 'membersuccess' }),
    finding:
      /^fails Registration, before the address is confirmed: .*answers "membersuccess" for a member who has not confirmed/,
    readsMails: true,
  },
  'emails are in one language': {
    fault: hears(REGISTER, (headers) => headers.set('Accept-Language', 'en')),
    finding: /^warns Emails, language and letters: .*sends the same email/,
    readsMails: true,
  },
  'a voucher can be redeemed twice': {
    fault: opensAgain(VOUCHER),
    finding: /^fails Redeem Voucher, code of --voucher: .*although the voucher has been redeemed/,
    options: { vouchers: [seededVoucher('asksForProduct').code] },
    readsMails: true,
  },
  'a voucher can be redeemed by a second new member': {
    fault: opensAgain(VOUCHER),
    finding: /^fails Redeem Voucher, new member: .*used by opening the link of another address/,
    options: { vouchers: ['', seededVoucher('newOnly').code] },
    readsMails: true,
  },
  'a slip in the address costs the voucher': {
    fault: (() => {
      const first = new Map<string, string>();
      return async (request, answer) => {
        if (!request.url.includes('/vouchers/')) return answer();
        const { email } = await request.clone().json();
        if (!first.has(request.url)) first.set(request.url, email);
        return first.get(request.url) === email ? answer() : refuses(VOUCHER, 'Used.')(request, answer);
      };
    })(),
    finding: /^fails Redeem Voucher, new member: .*a slip in the address costs the voucher/,
    options: { vouchers: ['', seededVoucher('asksForNothing').code] },
    readsMails: true,
  },
  'the link of a mistyped address still opens': {
    fault: opensAgain(/^GET \/api\/v1\/token\//),
    finding: /^fails Redeem Voucher, new member: .*redeemed with another address since/,
    options: { vouchers: ['', seededVoucher('asksForNames').code] },
    readsMails: true,
  },
  'a voucher makes a member of everybody': {
    fault: data(/api\/v1\/login$/, { action: 'membersuccess' }),
    finding: /^fails Redeem Voucher, new member: .*knows a member before the link/,
    options: { vouchers: ['', seededVoucher('asksForLanguage').code] },
    readsMails: true,
  },
};
