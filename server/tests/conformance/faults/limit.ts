/* Mistakes in the limits, and in what the time of an answer reveals. */
import { setTimeout as wait } from 'node:timers/promises';
import {
  data,
  type Fault,
  type Faults,
  forBody,
  HANNA,
  hears,
  refuses,
  rightPassword,
  signsIn,
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
  'wrong codes are not counted': {
    fault: uncounted(10),
    finding: /^fails Login, limit for wrong codes: .*accepts the code after 10 wrong ones/,
    readsMails: true,
  },
  'an account takes wrong codes without limit': {
    fault: uncounted(Infinity),
    finding: /^warns Login, limit for wrong codes of an account: .*refuses 30 wrong codes/,
    readsMails: true,
  },
  'wrong passwords are not limited': {
    fault: ONLY_WRONG,
    finding: /^fails Login, limit for wrong passwords: .*101 wrong passwords/,
    options: LIMITS,
  },
  'wrong passwords are counted after they were compared': {
    fault: ONLY_WRONG,
    finding: /^fails Login, wrong passwords at the same time: .*compares 20 of 20 wrong passwords/,
    options: LIMITS,
  },
  'another X-Forwarded-For ends the wait': {
    fault: hears(/login\/member$/, (headers) =>
      headers.set('X-Forwarded-For', headers.get('X-Forwarded-For')?.split(',')[0] ?? ''),
    ),
    finding:
      /^fails Login, limit for a client that names other addresses: .*takes the first address of X-Forwarded-For/,
    options: LIMITS,
  },
  'every IPv6 address is a client': {
    fault: hears(/login\/member$/, (headers) =>
      headers.set(
        'X-Forwarded-For',
        (headers.get('X-Forwarded-For') ?? '').replace(/\w+:1::(\d+)$/, '$1:1::1'),
      ),
    ),
    finding: /^fails Login, limit for an IPv6 network: .*counts each address of an IPv6 network/,
    options: LIMITS,
  },
  'every IPv6 network of 64 bits is a client': {
    fault: hears(/login\/member$/, (headers) =>
      headers.set(
        'X-Forwarded-For',
        (headers.get('X-Forwarded-For') ?? '').replace(/\w+:2(..)::1$/, '$1:1::1'),
      ),
    ),
    finding: /^warns Login, limit for an IPv6 network: .*counts each of the 256 networks/,
    options: LIMITS,
  },
  'a known browser is a browser like any other': {
    fault: hears(/login\/member$/, (headers) =>
      headers.set('Cookie', (headers.get('Cookie') ?? '').replace(/portal-device=/, 'other=')),
    ),
    finding: /^warns Login, right password after too many wrong ones: .*a browser that has signed in before/,
    options: LIMITS,
  },
  'the right password ends the wait': {
    fault: signsIn(rightPassword('memberWithPassword')),
    finding: /^fails Login, right password after too many wrong ones: .*accepts the right password/,
    options: LIMITS,
  },
  'wrong passwords for many addresses have no limit': {
    fault: ONLY_WRONG,
    finding: /^fails Login, limit for wrong passwords for many addresses: .*answers 200 wrong passwords/,
    options: LIMITS,
  },
  'only known addresses are refused over their limit': {
    fault: forBody(/hanna/, { status: 'ERROR', data: 'Wait.' }, 429),
    finding:
      /^warns Forms that send an email, limit for one address: .*answers 429 for the address of --as only/,
    options: HANNA,
    readsMails: true,
  },
  'addresses can be asked for without limit': {
    fault: data(/api\/v1\/login$/, { action: 'registration' }),
    finding: /^warns Login, limit for asking about addresses: .*answers 200 calls/,
    options: LIMITS,
  },
  'links can be requested without limit': {
    fault: data(/login\/forgotpw$/, {}),
    finding: /^warns Forgot Password, limit: .*answers 200 calls/,
    options: LIMITS,
  },
  'vouchers can be guessed without limit': {
    fault: refuses(/vouchers\//, 'invalid voucher', 404),
    finding: /^warns Redeem Voucher, limit: .*answers 200 calls/,
    options: LIMITS,
  },
  'emails are sent before the answer': {
    fault: async (request, answer) => {
      if (request.method === 'POST' && /hanna/i.test(await request.clone().text())) await wait(150);
      return answer();
    },
    finding:
      /^fails Forms that send an email, time of the answers: .*take \d+ ms more in the middle of \d forms/,
    options: HANNA,
  },
};
