/* Mistakes in registrations and vouchers. */
import { seededVoucher } from '../../../reference/seeds/vouchers.ts';
import { data, type Faults, hears, opensAgain, reads } from './fault.ts';

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
    finding: /^fails Redeem Voucher, new member: .*redeemed for another address/,
    options: { vouchers: ['', seededVoucher('newOnly').code] },
    readsMails: true,
  },
};
