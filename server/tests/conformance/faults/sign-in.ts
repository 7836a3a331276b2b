/* Mistakes in passwords, codes and accounts without access. */
import { type Faults, HANNA, hears, reads, rightPassword, signsIn, takesFor } from './fault.ts';

/** With a code, whatever it is. */
const ANY_CODE = signsIn(/"twofactor":"\d{6}"/);

export const SIGN_IN_FAULTS: Faults = {
  'the origin is not looked at': {
    fault: hears(/^POST/, (headers) => {
      headers.delete('Origin');
      headers.delete('Sec-Fetch-Site');
    }),
    finding:
      /^fails Every form, origin: with the right X-XSRF-TOKEN, from another site, 403 is expected: POST \/api\/v1\/login answers 200/,
  },
  'text is read as JSON': {
    fault: hears(/^POST/, (headers) => headers.set('Content-Type', 'application/json')),
    finding:
      /^warns Every form, type of the body: text\/plain is accepted, .*: POST \/api\/v1\/login answers/,
  },
  'passwords are trimmed': {
    fault: reads(/login\/member$/, (body) => ({ ...body, pass: String(body.pass).trim() })),
    finding:
      /^fails Login, wrong password of the test account: .*succeeds, with the password with or without outer spaces/,
    options: HANNA,
  },
  'an empty password signs in a member without one': {
    fault: signsIn(/piotr.*"pass":""/),
    finding: /^fails Login, link for a member without a password: .*with an empty password/,
    options: { email: 'piotr.zielinski@example.org' },
    readsMails: true,
  },
  'every code is right': {
    fault: ANY_CODE,
    finding: /^fails Login, code of an email: .*succeeds, with a wrong code/,
    readsMails: true,
  },
  'without the field twofactor, no code is needed': {
    fault: signsIn(/^(?!.*twofactor).*"pass"/),
    finding: /^fails Login, request without a code: .*signs the person in without the field twofactor/,
    readsMails: true,
  },
  'a link replaces the code': {
    fault: takesFor('/members/portallogin', '/login/forgotpw'),
    finding: /^fails Login, no link instead of a code: .*signs in without the password and the code/,
    readsMails: true,
  },
  'a code signs in to any account': {
    fault: ANY_CODE,
    finding: /^fails Login, code of another account: .*succeeds, with the code of another account/,
    options: { email: 'ingrid.solberg@example.org' },
    readsMails: true,
  },
  'a blocked account can sign in': {
    fault: signsIn(rightPassword('memberSuspended')),
    finding: /^fails Login, blocked account: .*although the account is blocked/,
    readsMails: true,
  },
  'an account that was never activated can sign in': {
    fault: signsIn(rightPassword('memberNotActivatedWithPassword')),
    finding: /^fails Login, account that was never activated: .*although the account was never activated/,
    readsMails: true,
  },
};
