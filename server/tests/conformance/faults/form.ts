/* Mistakes in forms and links. */
import {
  at,
  cookies,
  data,
  type Faults,
  forBody,
  HANNA,
  opensAgain,
  type PlantedFault,
  refuses,
  withBody,
  withHeader,
} from './fault.ts';

const PROBE = /^POST \/api\/v1\/login$/;
const TOKEN = /^GET \/api\/v1\/token\//;
const VOUCHER = /^POST \/api\/v1\/vouchers\//;

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
  'providers are objects': {
    fault: data(/config\/short$/, { systempreferences: { ssoproviders: [{ name: 'Campus ID' }] } }),
    finding:
      /^warns Login, buttons of single sign-on: .*ssoproviders\[\] is of type object\. .*no button for it/,
  },
  'the chosen language is not read': {
    fault: async (request, answer) => {
      request.headers.set('Cookie', (request.headers.get('Cookie') ?? '').replace('userpref', 'preferences'));
      return answer();
    },
    finding: /^warns Every refusal, language of the person: .*than the one of the cookie userpref/,
  },
  'a shared cache keeps the cookie': {
    fault: withHeader(/config\/short$/, 'Cache-Control', 'public, max-age=300'),
    finding: /^fails Answers, cookies in shared caches: .*GET \/api\/v1\/settings\/config\/short/,
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
  'an invalid body is a crash': {
    fault: forBody(/^null$/, { status: 'ERROR', data: 'Null.' }, 500),
    finding: /^fails Every form, request that is not valid: .*answers 500/,
  },
  'a token with an encoded slash does not arrive': {
    fault: async (request, answer) =>
      request.url.includes('un%2Fknown') ? new Response('Bad Request', { status: 400 }) : answer(),
    finding: /^fails Token page, unknown link: .*which is not JSON/,
  },
  'every link is valid': {
    fault: data(TOKEN, { type: 'forgotpw' }),
    finding: /^fails Token page, unknown link: .*succeeds, although/,
  },
  'every link opens data': {
    fault: data(/^GET \/api\/v1\/members\/personal/, { personal: {} }),
    finding: /^fails Personal data and personal reports, unknown link: .*succeeds, although/,
  },
  'every link sets a password': {
    fault: data(/resetpw$/, {}),
    finding: /^fails Reset Password, unknown link: .*succeeds, although/,
  },
  'the type of a link is unknown': {
    fault: data(TOKEN, { type: 'password' }),
    finding: /^fails Token page, link of --token: .*"password", which the portal does not know/,
    options: { token: 'any' },
  },
  'checking a link uses it up': {
    fault: (() => {
      let checks = 0;
      return async (request, answer) => {
        const response = await answer();
        if (!request.url.includes('/token/once')) return response;
        checks += 1;
        return checks === 1
          ? withBody(response, '{"status":"OK","data":{"type":"forgotpw"}}', 200)
          : response;
      };
    })(),
    finding: /^fails Token page, link of --token: .*the check must not use the link up/,
    options: { token: 'once' },
  },
  'a link was used already': {
    fault: (_, answer) => answer(),
    finding: /^fails Token page, link of --token: .* is refused with 404: .* was used$/,
    options: { token: 'spent-4f2a9c81', write: true },
  },
  'personal data can be fetched once': {
    fault: (() => {
      let calls = 0;
      return async (request, answer) => {
        const { pathname } = new URL(request.url);
        const body = {
          '/api/v1/token/once': '{"type":"pdaccess"}',
          '/api/v1/members/personaldata/once': '{"personal":{}}',
        };
        const found = body[pathname as keyof typeof body];
        const response = await answer();
        if (!found || (pathname.includes('personaldata') && ++calls > 1)) return response;
        return withBody(response, `{"status":"OK","data":${found}}`, 200);
      };
    })(),
    finding: /^warns Personal data and personal reports, link of --token: .*is refused the second time/,
    options: { token: 'once', write: true },
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
  'a refused voucher is translated': {
    fault: async (request, answer) => {
      const isGerman = request.headers.get('Accept-Language') === 'de';
      return isGerman ? refuses(VOUCHER, 'Der Gutschein ist falsch.')(request, answer) : answer();
    },
    finding: /^warns Redeem Voucher, unknown code: .*in the language "de" without the English words/,
  },
  'a refused voucher is not at its field': {
    fault: refuses(VOUCHER, 'Unknown code.'),
    finding: /^warns Redeem Voucher, unknown code: .*"invalid voucher"/,
  },
  'a refusal shows internal details': {
    fault: refuses(VOUCHER, 'invalid voucher: SQLSTATE[42000]'),
    finding: /^fails Answers, texts of refusals: .*vouchers\/\{voucher\}\/info/,
  },
  'an answer has all columns of the account': {
    fault: refuses(VOUCHER, 'invalid voucher: $scrypt$ln=14,r=8,p=5$c2FsdA$a2V5'),
    finding: /^fails Answers, no hashes of passwords: .*vouchers\/\{voucher\}\/info/,
  },
  'a refusal has bytes that are not UTF-8': {
    fault: refuses(VOUCHER, 'invalid voucher: ung\uFFFDltig'),
    finding: /^fails Answers, texts of refusals: .*not UTF-8/,
  },
  'a report opens with any time in its address': {
    fault: opensAgain(/^GET \/reports\//),
    finding: /^fails Personal reports, link of an email: .*also open with a later "end"/,
    options: HANNA,
    readsMails: true,
  },
  'private answers are cached': {
    fault: withHeader(/\/api\/v1\/members\//, 'Cache-Control', 'max-age=60'),
    finding: /^fails Answers, no-store: .*members\/personaldata\/\{token\}/,
  },
  'a refusal has the status 200': {
    fault: refuses(TOKEN, 'Unknown link.', 200),
    finding:
      /^fails Answers, status of refusals: a refusal has a status below 400: GET \/api\/v1\/token\/\{token\}/,
  },
  'a 429 does not say how long to wait': {
    fault: refuses(VOUCHER, 'invalid voucher, too often', 429),
    finding: /^fails Answers, Retry-After: .*vouchers/,
  },
  'the address of the test account is unknown': {
    fault: data(PROBE, { action: 'registration' }),
    finding: /^fails Login, email address of the test account: .*does not know/,
    options: { email: 'hanna.lindqvist@example.org' },
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
    options: { write: true, limits: true, email: 'freja.holm@example.org' },
    readsMails: true,
  },
  'a link for a new password works for days': {
    fault: opensAgain(/^GET \/api\/v1\/token\//),
    finding: /^warns Codes and links, lifetime: .*with a link for a new password that is 61 minutes old/,
    options: { write: true, wait: 61, email: 'freja.holm@example.org' },
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
    options: { write: true, email: 'freja.holm@example.org' },
    readsMails: true,
  },
  'the password of the test account is refused': {
    fault: refuses(/login\/(user|member)$/, 'No.', 401),
    finding: /^fails Login, password: .*signs in neither an admin nor a member/,
    options: HANNA,
  },
};
