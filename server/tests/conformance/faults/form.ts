/* Mistakes in forms, and in what every screen reads. */
import { cookies, data, type Faults, forBody, type PlantedFault, withHeader } from './fault.ts';

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
  'a text is a list': {
    fault: data(/i18n\/messages\/login\/de/, { translations: { Login: ['Anmelden'] } }),
    finding:
      /^reads Every screen, texts of the server: .*data\.translations\.\* is of type array\. Expected a string: what differs is ignored$/,
  },
  'there is no anti-forgery cookie': {
    fault: cookies((line) => (line.startsWith('XSRF-TOKEN') ? undefined : line)),
    finding: /^fails Every form, anti-forgery cookie: neither the page nor a GET sets the cookie/,
  },
  'the anti-forgery cookie is HttpOnly': {
    fault: cookies((line) => `${line}; HttpOnly`),
    finding: /^fails Every form, anti-forgery cookie: .*XSRF-TOKEN is HttpOnly/,
  },
  'the anti-forgery cookie has the path of the API': {
    fault: cookies((line) => line.replace('Path=/', 'Path=/api')),
    finding: /^fails Every form, anti-forgery cookie: .*XSRF-TOKEN has no "Path=\/"/,
  },
  'the anti-forgery cookie with a prefix has a domain': {
    fault: cookies((line) =>
      line.replace('XSRF-TOKEN=', '__Host-$&').replace('Path=/', '$&; Domain=localhost'),
    ),
    finding: /^fails Every form, anti-forgery cookie: the cookie __Host-XSRF-TOKEN has a "Domain"/,
  },
  'the anti-forgery cookie is sent by other sites': {
    fault: cookies((line) => line.replace('; SameSite=Lax', '')),
    finding: /^warns Every form, anti-forgery cookie: .*XSRF-TOKEN has no "SameSite=Lax"/,
  },
  'forged requests are accepted': {
    fault: data(PROBE, { action: 'registration' }),
    finding:
      /^fails Every form, protection against forged requests: without X-XSRF-TOKEN, 403 is expected: POST \/api\/v1\/login answers 200$/,
  },
  'the configuration has no name of the application': {
    fault: data(/settings\/config$/, { systempreferences: { branding: { name: 'Compass' } } }),
    finding:
      /^warns Every screen, name of the application and registration: .*no systempreferences\.branding\.appname/,
  },
  'the language that is shown is not read': {
    fault: async (request, answer) => {
      if (request.headers.get('Cookie')?.includes('userpref')) request.headers.set('Accept-Language', 'en');
      return answer();
    },
    finding: /^warns Every refusal, language of the person: .*not in that of Accept-Language/,
  },
  'an invalid body is a crash': {
    fault: forBody(/^null$/, { status: 'ERROR', data: 'Null.' }, 500),
    finding: /^fails Every form, request that is not valid: .*answers 500/,
  },
  'a field that is not known is refused': {
    fault: forBody(/"other"/, { status: 'ERROR', data: 'other?' }, 400),
    finding:
      /^fails Every form, fields and headers that are not known: POST \/api\/v1\/login answers 400 to a field/,
  },
  'a body may have 1 kB': {
    fault: forBody(/.{1025}/, { status: 'ERROR', data: 'Long.' }, 413),
    finding:
      /^fails Every form, fields and headers that are not known: POST .*registration answers 413 to a body of \d+ characters/,
    options: { write: true },
  },
  'the server takes X-Request-Id from the client': {
    fault: async (request, answer) =>
      withHeader(/\/api\//, 'X-Request-Id', request.headers.get('X-Request-Id') ?? 'own')(request, answer),
    finding:
      /^warns Every form, fields and headers that are not known: .*takes the X-Request-Id of the client/,
  },
  ...Object.fromEntries(
    Object.entries(REVEALING).map(([what, path]) => [
      `the answer of ${path} reveals who has an account`,
      {
        fault: async (request, answer) =>
          request.url.endsWith(path)
            ? forBody(/hanna/i, { status: 'OK', data: { sent: true } }, 200)(request, answer)
            : answer(),
        finding: new RegExp(`^fails ${what}: .*reveals who`),
        options: { write: true, email: 'hanna.lindqvist@example.org' },
      } satisfies PlantedFault,
    ]),
  ),
};
