import { LOCALES } from '../../src/i18n/locale.ts';
import { CONFIG, INITIAL, MESSAGES, REDEEM, SHORT_CONFIG, USUAL_DATA } from '../support/calls.ts';

const messages = (locale: string) => MESSAGES.replace('*', `login/${locale}`);

/** The data of each API reply; `Site` wraps it in the server's envelope. */
export const REPLIES: Record<string, unknown> = {
  ...USUAL_DATA,
  [CONFIG]: {
    ...USUAL_DATA[CONFIG],
    members: { defaultregistration: true, campaignsignup: true, groupsignup: true },
  },
  [SHORT_CONFIG]: { systempreferences: { ssoproviders: ['google'] } },
  ...Object.fromEntries(LOCALES.map((locale) => [messages(locale), USUAL_DATA[MESSAGES]])),
  [REDEEM]: { action: 'awaitconfirm' },
};

/** A configuration. */
export const REQUIRES_CAPTCHA = {
  members: { defaultregistration: true, usecaptcha: true, captchapubkey: 'public-key' },
};

/** The GET requests of a page with every element on it, sorted. */
export const INITIAL_CALLS = INITIAL.map((call) => (call === MESSAGES ? messages('en') : call)).sort();
