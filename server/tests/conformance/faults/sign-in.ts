/* Mistakes in the login: its steps, passwords, codes and accounts without access. */
import {
  at,
  cookies,
  data,
  type Faults,
  given,
  HANNA,
  hears,
  reads,
  refuses,
  rightPassword,
  signsIn,
  takesFor,
  withMails,
} from './fault.ts';

const PROBE = /^POST \/api\/v1\/login$/;

/** With a code, whatever it is. */
const ANY_CODE = signsIn(/"twofactor":"\d{6}"/);

export const SIGN_IN_FAULTS: Faults = {
  'fails Every form, origin: with the right X-XSRF-TOKEN, from another site, 403 is expected: POST /api/v1/login answers 200':
    hears(/^POST/, (headers) => {
      headers.delete('Origin');
      headers.delete('Sec-Fetch-Site');
    }),
  'warns Every form, type of the body: text/plain is accepted, …: POST /api/v1/login answers': hears(
    /^POST/,
    (headers) => headers.set('Content-Type', 'application/json'),
  ),
  'fails Login, wrong password of the test account: … succeeds, with the password with or without outer spaces':
    given(
      HANNA,
      reads(/login\/member$/, (body) => ({ ...body, pass: String(body.pass).trim() })),
    ),
  'fails Login, link for a member without a password: … with an empty password': withMails(
    signsIn(/piotr.*"pass":""/),
    { email: 'piotr.zielinski@example.org' },
  ),
  'fails Login, code of an email: … succeeds, with a wrong code': withMails(ANY_CODE),
  'fails Login, request without a code: … signs the person in without the field twofactor': withMails(
    signsIn(/^(?!.*twofactor).*"pass"/),
  ),
  'fails Login, no link instead of a code: … signs in without the password and the code': withMails(
    takesFor('/members/portallogin', '/login/forgotpw'),
  ),
  'fails Login, code of another account: … succeeds, with the code of another account': withMails(ANY_CODE, {
    email: 'ingrid.solberg@example.org',
  }),
  'fails Login, blocked account: … although the account is blocked': withMails(
    signsIn(rightPassword('memberSuspended')),
  ),
  'fails Login, account that was never activated: … although the account was never activated': withMails(
    signsIn(rightPassword('memberNotActivatedWithPassword')),
  ),
  'warns Login, buttons of single sign-on: … ssoproviders[] is of type object. … no button for it': data(
    /config\/short$/,
    { systempreferences: { ssoproviders: [{ name: 'Campus ID' }] } },
  ),
  'fails Login, email address: … data.action is of type string. Expected one of': data(PROBE, {
    action: 'signup',
  }),
  'fails Login, wrong password: … succeeds, although it must be refused': data(/login\/user$/, {
    action: 'admin',
  }),
  'warns Login, wrong password: … with 400, expected 401': refuses(/login\/member$/, 'Wrong password.', 400),
  'fails Login, email address of the test account: … does not know': given(
    { email: 'hanna.lindqvist@example.org' },
    data(PROBE, { action: 'registration' }),
  ),
  'fails Login, right password after the wait: … still answers 429 after the 30 seconds': withMails(
    (() => {
      let isOver = false;
      return at(/login\/member$/, (response) => {
        isOver ||= response.status === 429;
        if (!isOver) return response;
        const headers = { 'Content-Type': 'application/json', 'Retry-After': '30' };
        return new Response('{"status":"ERROR","data":"Wait."}', { status: 429, headers });
      });
    })(),
  ),
  'fails Login, password: the session is not in a new cookie that is HttpOnly': given(
    HANNA,
    cookies((line) => line.replace(/; HttpOnly/i, '')),
  ),
  'fails Login, password: … portallogin sends no link to a member without a code': withMails(
    async (request, answer) =>
      request.url.endsWith('/members/portallogin') ? Response.json({ status: 'OK', data: {} }) : answer(),
  ),
  'fails Login, password: … signs in neither an admin nor a member': given(
    HANNA,
    refuses(/login\/(user|member)$/, 'No.', 401),
  ),
};
