/* Every call of the portal, by method and path, and the data of the server's usual reply. */
import { PERSON, surveyEntries } from './person.ts';

export const TOKEN = 'k3y-0f-ada';
export const VOUCHER = 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2';

export const CONFIG = 'GET /api/v1/settings/config';
export const SHORT_CONFIG = 'GET /api/v1/settings/config/short';
export const PRODUCTS = 'GET /api/v1/settings/products';
/** A `*` at the end matches every path that begins like this. */
export const MESSAGES = 'GET /api/v1/i18n/messages/*';

/** What the elements of a page request when they open. */
export const INITIAL = [CONFIG, SHORT_CONFIG, MESSAGES] as const;

export const PROBE = 'POST /api/v1/login';
export const USER_LOGIN = 'POST /api/v1/login/user';
export const MEMBER_LOGIN = 'POST /api/v1/login/member';
export const PORTAL_LINK = 'POST /api/v1/members/portallogin';

export const PASSKEY_REQUEST = 'POST /api/v1/login/passkey/options';
export const PASSKEY_LOGIN = 'POST /api/v1/login/passkey';
export const PASSKEY_CREATION = 'POST /api/v1/passkeys/options';
export const PASSKEY = 'POST /api/v1/passkeys';
export const PASSKEY_DECLINED = 'POST /api/v1/passkeys/decline';

/** The kind of account is unknown. */
export const RECOVERY = 'POST /api/v1/login/forgotpw';
export const USER_RECOVERY = 'POST /api/v1/login/user/forgotpw';
export const MEMBER_RECOVERY = 'POST /api/v1/login/member/forgotpw';

/** The kind of account is unknown. */
export const RESET = 'POST /api/v1/login/resetpw';
export const USER_RESET = 'POST /api/v1/login/user/resetpw';
export const MEMBER_RESET = 'POST /api/v1/login/member/resetpw';

export const CHECK_TOKEN = `GET /api/v1/token/${TOKEN}` as const;
export const PERSONAL_DATA = `GET /api/v1/members/personaldata/${TOKEN}` as const;
export const PERSONAL_REPORTS = `GET /api/v1/members/personalreports/${TOKEN}` as const;
export const DATA_REQUEST = 'POST /api/v1/members/personaldata';
export const REPORTS_REQUEST = 'POST /api/v1/members/personalreports';

export const REGISTER = 'POST /api/v1/members/registration';
export const CAMPAIGN = 'GET /api/v1/campaigns/7/registration/data';
export const GROUP = 'GET /api/v1/groups/7/registration/data';

export const REDEEM = `POST /api/v1/vouchers/${VOUCHER}/info` as const;

const OPEN_FOR_SIGNUP = { config: { selfregistration: { signup: true, register: false } } };

export const USUAL_DATA = {
  [CONFIG]: { version: '1.0.0', systempreferences: { branding: { appname: 'Compass' } } },
  [SHORT_CONFIG]: { systempreferences: { ssoproviders: [] } },
  [PRODUCTS]: [{ id: 'one', title: 'One' }],
  [MESSAGES]: { translations: {} },
  [PROBE]: { action: 'password' },
  [USER_LOGIN]: { action: 'admin' },
  [MEMBER_LOGIN]: { action: 'portal' },
  [PORTAL_LINK]: {},
  [PASSKEY_REQUEST]: { challenge: 'Y2hhbGxlbmdl', rpId: 'portal.example', timeout: 900_000 },
  [PASSKEY_LOGIN]: { action: 'portal' },
  [PASSKEY_CREATION]: {
    challenge: 'Y2hhbGxlbmdl',
    rp: { id: 'portal.example', name: 'Compass' },
    user: { id: 'aGFuZGxl', name: 'ada@example.org', displayName: 'Ada Lovelace' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  },
  [PASSKEY]: {},
  [PASSKEY_DECLINED]: {},
  [RECOVERY]: {},
  [USER_RECOVERY]: {},
  [MEMBER_RECOVERY]: {},
  [RESET]: {},
  [USER_RESET]: {},
  [MEMBER_RESET]: {},
  [CHECK_TOKEN]: { type: 'forgotpw' },
  [PERSONAL_DATA]: {
    personal: PERSON,
    extra: { Organisation: 'Nordvind Konsult AB', Newsletter: true, Visits: 17 },
    survey: surveyEntries(2, 3),
  },
  [PERSONAL_REPORTS]: {
    personal: PERSON,
    reports: [
      { reportid: 'LDR-2207', name: 'Leading others', variant: 'Self', language: 'en', date: '2026-01-19' },
      { reportid: 'WRK-0031', name: 'Work style', variant: 'Peer', language: 'de', date: '2020-11-10' },
    ],
  },
  [DATA_REQUEST]: {},
  [REPORTS_REQUEST]: {},
  [REGISTER]: {},
  [CAMPAIGN]: OPEN_FOR_SIGNUP,
  [GROUP]: OPEN_FOR_SIGNUP,
  [REDEEM]: { action: 'success' },
};

export type Route = keyof typeof USUAL_DATA;
