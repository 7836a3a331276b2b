/** The data of each API reply; `Site` wraps it in the server's envelope. */
export const VOUCHER = 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2';

export const REPLIES: Record<string, unknown> = {
  'GET /api/v1/settings/config': {
    version: '1.0.0',
    systempreferences: { branding: { appname: 'Compass' } },
    members: { defaultregistration: true, campaignsignup: true, groupsignup: true },
  },
  'GET /api/v1/settings/config/short': { systempreferences: { ssoproviders: ['google'] } },
  ...Object.fromEntries(
    ['en', 'nl', 'de'].map((locale) => [`GET /api/v1/i18n/messages/login/${locale}`, { translations: {} }]),
  ),
  'POST /api/v1/login': { action: 'password' },
  'POST /api/v1/login/user': { action: 'admin' },
  'POST /api/v1/login/forgotpw': {},
  'POST /api/v1/members/personaldata': {},
  [`POST /api/v1/vouchers/${VOUCHER}/info`]: { action: 'awaitconfirm' },
  'POST /api/v1/members/registration': {},
};

/** The GET requests of a page with every element on it, sorted. */
export const INITIAL_CALLS = [
  'GET /api/v1/i18n/messages/login/en',
  'GET /api/v1/settings/config',
  'GET /api/v1/settings/config/short',
];
