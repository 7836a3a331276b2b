/* Every stage of every screen, in the order in which a visitor may meet them. */
import { CAPTCHA_SERVER, CAPTCHA_STAGES } from './captcha.ts';
import { LOGIN_STAGES } from './login.ts';
import { OTHER_STAGES } from './other.ts';
import { DATA_STAGES, REQUEST_STAGES } from './private-data.ts';
import { REGISTRATION_SERVER, REGISTRATION_STAGES } from './registration.ts';
import type { ServerOptions, Stages } from './stage.ts';
import { PASSWORD_STAGES, TOKEN_STAGES } from './token.ts';
import { VOUCHER_STAGES } from './voucher.ts';

export const ALL_STAGES: Readonly<Record<string, Stages>> = {
  Login: LOGIN_STAGES,
  'Other screens': OTHER_STAGES,
  'Mailed links': TOKEN_STAGES,
  'New password': PASSWORD_STAGES,
  'Access requests': REQUEST_STAGES,
  'Personal data and reports': DATA_STAGES,
  'Redeem Voucher': VOUCHER_STAGES,
  Registration: REGISTRATION_STAGES,
  'Spam protection': CAPTCHA_STAGES,
};

const SERVERS: Readonly<Record<string, ServerOptions>> = {
  Registration: REGISTRATION_SERVER,
  'Spam protection': CAPTCHA_SERVER,
};

/** The options of the reference backend for a group. */
export const serverOf = (group: string): ServerOptions => SERVERS[group] ?? {};
