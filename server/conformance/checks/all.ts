import type { Check } from '../context.ts';
import { ACCOUNT } from './account.ts';
import { ANSWER_TIMES } from './answer-times.ts';
import { ANSWERS } from './answers.ts';
import { ANTI_FORGERY } from './anti-forgery.ts';
import { BLOCKED } from './blocked.ts';
import { BODIES } from './bodies.ts';
import { CAPTCHA } from './captcha.ts';
import { CODES } from './codes.ts';
import { CODE_LIMIT, CODE_OF_ANOTHER } from './codes-of-accounts.ts';
import { CROSS_ORIGIN } from './cross-origin.ts';
import { LANGUAGE } from './language.ts';
import { LIFETIMES } from './lifetimes.ts';
import { LIMITS } from './limits.ts';
import { CLIENT_LIMITS } from './limits-of-clients.ts';
import { PASSWORD_LIMITS } from './limits-of-passwords.ts';
import { LINK_OF_TOKEN } from './link-of-token.ts';
import { LINKS } from './links.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import { MAILED_LINKS } from './mailed-links.ts';
import { NEAR_ADDRESSES } from './near-addresses.ts';
import { NEW_MEMBER_VOUCHER } from './new-member-voucher.ts';
import { NEW_PASSWORD } from './new-password.ts';
import { OTHER_PERSON } from './other-person.ts';
import { PAGE } from './page.ts';
import { PASSKEYS } from './passkeys.ts';
import { REGISTRATION } from './registration.ts';
import { REPORTS } from './reports.ts';
import { SETTINGS } from './settings.ts';
import { SIGN_IN } from './sign-in.ts';
import { UNCONFIRMED } from './unconfirmed.ts';
import { VOUCHERS } from './vouchers.ts';
import { WRITING } from './writing.ts';

/**
 * The order matters. The first visit sets the cookies. A registration with the address of the account comes before the data of the
 * account, and emails come before their links. A voucher can add a member to an admin. Checks that use up limits come late, and the
 * last checks look at all answers.
 */
export const CHECKS: readonly Check[] = [
  ...PAGE,
  ...SETTINGS,
  ...ANTI_FORGERY,
  ...BODIES,
  ...SIGN_IN,
  ...LINKS,
  ...LANGUAGE,
  ...CROSS_ORIGIN,
  ...CAPTCHA,
  ...REGISTRATION,
  ...WRITING,
  ...LINK_OF_TOKEN,
  ...MAILED_LINKS,
  ...REPORTS,
  ...NEW_PASSWORD,
  ...ACCOUNT,
  ...OTHER_PERSON,
  ...PASSKEYS,
  ...CODES,
  ...CODE_OF_ANOTHER,
  ...BLOCKED,
  ...UNCONFIRMED,
  ...MAIL_TEXTS,
  ...NEAR_ADDRESSES,
  ...VOUCHERS,
  ...NEW_MEMBER_VOUCHER,
  ...ANSWER_TIMES,
  ...LIFETIMES,
  ...CODE_LIMIT,
  ...PASSWORD_LIMITS,
  ...CLIENT_LIMITS,
  ...LIMITS,
  ...ANSWERS,
];

/** The checks with these names, and those that they need. */
export function checksOf(names: readonly string[]): readonly Check[] {
  const wanted = new Set(names);
  for (const { what, after = [] } of CHECKS.toReversed())
    if (wanted.has(what)) for (const name of after) wanted.add(name);
  return CHECKS.filter(({ what }) => wanted.has(what));
}
