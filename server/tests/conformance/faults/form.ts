/* Mistakes in forms, and in what every screen reads. */
import { cookies, data, type Faults, forBody, given, HANNA, withHeader } from './fault.ts';

const PROBE = /^POST \/api\/v1\/login$/;

/** The call of each form that sends an email, by its check. */
const REVEALING = {
  'Login, link by email': '/members/portallogin',
  'Forgot Password': '/login/forgotpw',
  'Forgot Password of an admin': '/login/user/forgotpw',
  'Forgot Password of a member': '/login/member/forgotpw',
  'Access request for personal data': '/members/personaldata',
  'Access request for personal reports': '/members/personalreports',
  'Registration, address of the test account': '/members/registration',
};

export const FORM_FAULTS: Faults = {
  'reads Every screen, texts of the server: … data.translations.* is of type array. Expected a string: what differs is ignored':
    data(/i18n\/messages\/login\/de/, { translations: { Login: ['Anmelden'] } }),
  'fails Every form, anti-forgery cookie: neither the page nor a GET sets the cookie': cookies((line) =>
    line.startsWith('XSRF-TOKEN') ? undefined : line,
  ),
  'fails Every form, anti-forgery cookie: …XSRF-TOKEN is HttpOnly': cookies((line) => `${line}; HttpOnly`),
  'fails Every form, anti-forgery cookie: …XSRF-TOKEN has no "Path=/"': cookies((line) =>
    line.replace('Path=/', 'Path=/api'),
  ),
  'fails Every form, anti-forgery cookie: the cookie __Host-XSRF-TOKEN has a "Domain"': cookies((line) =>
    line.replace('XSRF-TOKEN=', '__Host-$&').replace('Path=/', '$&; Domain=localhost'),
  ),
  'warns Every form, anti-forgery cookie: …XSRF-TOKEN has no "SameSite=Lax"': cookies((line) =>
    line.replace('; SameSite=Lax', ''),
  ),
  'fails Every form, protection against forged requests: without X-XSRF-TOKEN, 403 is expected: POST /api/v1/login answers 200':
    data(PROBE, { action: 'registration' }),
  'warns Every screen, name of the application and registration: … no systempreferences.branding.appname':
    data(/settings\/config$/, { systempreferences: { branding: { name: 'Compass' } } }),
  'warns Every refusal, language of the person: … not in that of Accept-Language': async (
    request,
    answer,
  ) => {
    if (request.headers.get('Cookie')?.includes('userpref')) request.headers.set('Accept-Language', 'en');
    return answer();
  },
  'fails Every form, request that is not valid: … answers 500': forBody(
    /^null$/,
    { status: 'ERROR', data: 'Null.' },
    500,
  ),
  'fails Every form, fields and headers that are not known: POST /api/v1/login answers 400 to a field':
    forBody(/"other"/, { status: 'ERROR', data: 'other?' }, 400),
  'fails Every form, fields and headers that are not known: POST … registration answers 413 to a body of … characters':
    given({ write: true }, forBody(/.{1025}/, { status: 'ERROR', data: 'Long.' }, 413)),
  'warns Every form, fields and headers that are not known: … takes the X-Request-Id of the client': async (
    request,
    answer,
  ) => withHeader(/\/api\//, 'X-Request-Id', request.headers.get('X-Request-Id') ?? 'own')(request, answer),
  ...Object.fromEntries(
    Object.entries(REVEALING).map(([what, path]) => [
      `fails ${what}: … reveals who`,
      given({ write: true, email: HANNA.email }, async (request, answer) =>
        request.url.endsWith(path)
          ? forBody(/hanna/i, { status: 'OK', data: { sent: true } }, 200)(request, answer)
          : answer(),
      ),
    ]),
  ),
};
