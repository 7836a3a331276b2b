/* Mistakes in the login: its steps, passwords, codes and accounts without access. */
import {
  at,
  cookies,
  data,
  type Faults,
  HANNA,
  hears,
  reads,
  refuses,
  rightPassword,
  signsIn,
  takesFor,
} from './fault.ts';

const PROBE = /^POST \/api\/v1\/login$/;

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
  'providers are objects': {
    fault: data(/config\/short$/, { systempreferences: { ssoproviders: [{ name: 'Campus ID' }] } }),
    finding:
      /^warns Login, buttons of single sign-on: .*ssoproviders\[\] is of type object\. .*no button for it/,
  },
  'the probe invents an action': {
    fault: data(PROBE, { action: 'signup' }),
    finding: /^fails Login, email address: .*data\.action is of type string\. Expected one of/,
  },
  'a wrong password is a success': {
    fault: data(/login\/user$/, { action: 'admin' }),
    finding: /^fails Login, wrong password: .*succeeds, although it must be refused/,
  },
  'a wrong password is a 400': {
    fault: refuses(/login\/member$/, 'Wrong password.', 400),
    finding: /^warns Login, wrong password: .*with 400, expected 401/,
  },
  'the address of the test account is unknown': {
    fault: data(PROBE, { action: 'registration' }),
    finding: /^fails Login, email address of the test account: .*does not know/,
    options: { email: 'hanna.lindqvist@example.org' },
  },
  'the wait is longer than Retry-After says': {
    fault: (() => {
      let isOver = false;
      return at(/login\/member$/, (response) => {
        isOver ||= response.status === 429;
        if (!isOver) return response;
        const headers = { 'Content-Type': 'application/json', 'Retry-After': '30' };
        return new Response('{"status":"ERROR","data":"Wait."}', { status: 429, headers });
      });
    })(),
    finding: /^fails Login, right password after the wait: .*still answers 429 after the 30 seconds/,
    readsMails: true,
  },
  'the session can be read by scripts': {
    fault: cookies((line) => line.replace(/; HttpOnly/i, '')),
    finding: /^fails Login, password: the session is not in a new cookie that is HttpOnly/,
    options: HANNA,
  },
  'a member gets no link': {
    fault: async (request, answer) =>
      request.url.endsWith('/members/portallogin') ? Response.json({ status: 'OK', data: {} }) : answer(),
    finding: /^fails Login, password: .*portallogin sends no link to a member without a code$/,
    readsMails: true,
  },
  'the password of the test account is refused': {
    fault: refuses(/login\/(user|member)$/, 'No.', 401),
    finding: /^fails Login, password: .*signs in neither an admin nor a member/,
    options: HANNA,
  },
};
