/* Mistakes in the limits, and in what the time of an answer reveals. */
import { setTimeout as wait } from 'node:timers/promises';
import {
  data,
  type Fault,
  type Faults,
  forBody,
  given,
  HANNA,
  hears,
  refuses,
  rightPassword,
  signsIn,
  withMails,
} from './fault.ts';

/** Wrong passwords are never limited. */
const ONLY_WRONG = refuses(/login\/member$/, 'Wrong password.', 401);
const LIMITS = { ...HANNA, limits: true };

/** Refuses so many codes without counting them. */
function uncounted(codes: number): Fault {
  let left = codes;
  return async (request, answer) =>
    /"twofactor":"\d/.test(await request.clone().text()) && left-- > 0
      ? Response.json({ status: 'ERROR', data: 'Wrong code.' }, { status: 422 })
      : answer();
}

export const LIMIT_FAULTS: Faults = {
  'fails Login, limit for wrong codes: … accepts the code after 10 wrong ones': withMails(uncounted(10)),
  'warns Login, limit for wrong codes of an account: … refuses 30 wrong codes': withMails(
    uncounted(Infinity),
  ),
  'fails Login, limit for wrong passwords: …101 wrong passwords': given(LIMITS, ONLY_WRONG),
  'fails Login, wrong passwords at the same time: … compares 20 of 20 wrong passwords': given(
    LIMITS,
    ONLY_WRONG,
  ),
  'fails Login, limit for a client that names other addresses: … takes the first address of X-Forwarded-For':
    given(
      LIMITS,
      hears(/login\/member$/, (headers) =>
        headers.set('X-Forwarded-For', headers.get('X-Forwarded-For')?.split(',')[0] ?? ''),
      ),
    ),
  'fails Login, limit for an IPv6 network: … counts each address of an IPv6 network': given(
    LIMITS,
    hears(/login\/member$/, (headers) =>
      headers.set(
        'X-Forwarded-For',
        (headers.get('X-Forwarded-For') ?? '').replace(/\w+:1::(\d+)$/, '$1:1::1'),
      ),
    ),
  ),
  'warns Login, limit for an IPv6 network: … counts each of the 256 networks': given(
    LIMITS,
    hears(/login\/member$/, (headers) =>
      headers.set(
        'X-Forwarded-For',
        (headers.get('X-Forwarded-For') ?? '').replace(/\w+:2(..)::1$/, '$1:1::1'),
      ),
    ),
  ),
  'warns Login, right password after too many wrong ones: … a browser that has signed in before': given(
    LIMITS,
    hears(/login\/member$/, (headers) =>
      headers.set('Cookie', (headers.get('Cookie') ?? '').replace(/portal-device\d*=/, 'other=')),
    ),
  ),
  'fails Login, right password after too many wrong ones: … accepts the right password': given(
    LIMITS,
    signsIn(rightPassword('memberWithPassword')),
  ),
  'fails Login, limit for wrong passwords for many addresses: … answers 200 wrong passwords': given(
    LIMITS,
    ONLY_WRONG,
  ),
  'warns Forms that send an email, limit for one address: … answers 429 for the address of --as only':
    withMails(forBody(/hanna/, { status: 'ERROR', data: 'Wait.' }, 429), HANNA),
  'warns Login, limit for asking about addresses: … answers 200 calls': given(
    LIMITS,
    data(/api\/v1\/login$/, { action: 'registration' }),
  ),
  'warns Forgot Password, limit: … answers 200 calls': given(LIMITS, data(/login\/forgotpw$/, {})),
  'warns Redeem Voucher, limit: … answers 200 calls': given(
    LIMITS,
    refuses(/vouchers\//, 'invalid voucher', 404),
  ),
  'fails Forms that send an email, time of the answers: … take … ms more in the middle of … forms': given(
    HANNA,
    async (request, answer) => {
      if (request.method === 'POST' && /hanna/i.test(await request.clone().text())) await wait(150);
      return answer();
    },
  ),
};
