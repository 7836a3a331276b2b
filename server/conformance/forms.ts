import { UNKNOWN, unknownEmail, unknownVoucher } from './unknown.ts';

const NAMES = { title: '', firstname: '', middlename: '', lastname: '' };

/** Every POST with fields, and a body that changes nothing if the server accepts it. */
export const forms = (): Readonly<Record<string, object>> => {
  const email = unknownEmail();
  const wrong = { email, pass: UNKNOWN, twofactor: '' };
  const unknownLink = { token: UNKNOWN, pass: '', pass2: '' };
  return {
    '/api/v1/login': { email },
    '/api/v1/login/user': wrong,
    '/api/v1/login/member': wrong,
    '/api/v1/login/forgotpw': { email },
    '/api/v1/login/user/forgotpw': { email },
    '/api/v1/login/member/forgotpw': { email },
    '/api/v1/login/resetpw': unknownLink,
    '/api/v1/login/user/resetpw': unknownLink,
    '/api/v1/login/member/resetpw': unknownLink,
    '/api/v1/members/portallogin': { email },
    '/api/v1/members/personaldata': { email },
    '/api/v1/members/personalreports': { email },
    '/api/v1/members/registration': { ...NAMES, email, agreeTC: false, regType: 'default' },
    [`/api/v1/vouchers/${unknownVoucher()}/info`]: { ...NAMES, email, product: '', language: '' },
  };
};
