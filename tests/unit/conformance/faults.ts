/* Mistakes of servers, and the finding of the conformance kit that names each. */
import type { Options } from '../../../api/conformance/context.ts';

/** Answers a request in place of the reference backend, or changes its answer. */
export type Fault = (request: Request, answer: () => Promise<Response>) => Promise<Response>;

interface PlantedFault {
  readonly fault: Fault;
  /** Matches the finding, as `fails Login, email address: POST …`. */
  readonly finding: RegExp;
  readonly options?: Partial<Options>;
}

type Change = (response: Response, request: Request) => Response | Promise<Response>;

/** Changes the answers to some requests, such as `GET /login/`. */
const at =
  (requests: RegExp, change: Change): Fault =>
  async (request, answer) => {
    const response = await answer();
    const call = `${request.method} ${new URL(request.url).pathname}`;
    return requests.test(call) ? change(response, request) : response;
  };

const withBody = ({ headers }: Response, body: string, status: number) => {
  const kept = new Headers(headers);
  kept.delete('Content-Length');
  return new Response(body, { status, headers: kept });
};

const answers = (requests: RegExp, envelope: unknown, status = 200) =>
  at(requests, (response) => withBody(response, JSON.stringify(envelope), status));

const data = (requests: RegExp, value: unknown) => answers(requests, { status: 'OK', data: value });

const refuses = (requests: RegExp, text: unknown, status = 422) =>
  answers(requests, { status: 'ERROR', data: text }, status);

const withHeader = (requests: RegExp, name: string, value?: string) =>
  at(requests, async (response) => {
    const changed = withBody(response, await response.text(), response.status);
    changed.headers.delete(name);
    if (value !== undefined) changed.headers.set(name, value);
    return changed;
  });

const cookies = (change: (line: string) => string | undefined) =>
  at(/./, async (response) => {
    const lines = response.headers.getSetCookie();
    const changed = withBody(response, await response.text(), response.status);
    changed.headers.delete('Set-Cookie');
    for (const line of lines.map(change)) if (line) changed.headers.append('Set-Cookie', line);
    return changed;
  });

const redirects = (requests: RegExp, location: string) =>
  at(requests, () => new Response(null, { status: 301, headers: { Location: location } }));

const PAGE = /^GET \/login\/$/;
const SHORT = /^GET \/api\/v1\/settings\/config\/short$/;
const CONFIG = /^GET \/api\/v1\/settings\/config$/;
const PROBE = /^POST \/api\/v1\/login$/;
const TOKEN = /^GET \/api\/v1\/token\//;
const VOUCHER = /^POST \/api\/v1\/vouchers\//;
const ORIGIN = { origin: 'https://www.example.org' };

export const FAULTS: Readonly<Record<string, PlantedFault>> = {
  'the page answers 500': {
    fault: at(PAGE, (response) => withBody(response, 'oops', 500)),
    finding: /^fails Page, every screen: GET \/login\/ answers 500/,
  },
  'only the base has the page': {
    fault: at(/^GET \/login\/forgotpw/, (response) => withBody(response, 'Not found', 404)),
    finding: /^fails Page, every screen: GET \/login\/forgotpw answers 404/,
  },
  'a path with a dot is taken for a file': {
    fault: at(/^GET \/login\/token\/abc\.def/, (response) => withBody(response, 'Not found', 404)),
    finding: /token\/abc\.def answers 404 .* emailed link/,
  },
  'the page is cached': {
    fault: withHeader(PAGE, 'Cache-Control', 'public, max-age=3600'),
    finding: /^fails Page, updates: .*max-age=3600", expected no-cache/,
  },
  'a missing asset is answered with the page': {
    fault: at(/^GET \/login\/assets\/missing/, () => new Response('<!doctype html>', { status: 200 })),
    finding: /^fails Page, updates: .*missing-00000000\.js answers 200, expected 404/,
  },
  'a script has the wrong type': {
    fault: withHeader(/^GET \/login\/assets\/index/, 'Content-Type', 'text/plain'),
    finding: /^fails Page, updates: .*"Content-Type: text\/plain"/,
  },
  'assets are not cached': {
    fault: withHeader(/^GET \/login\/assets\/index/, 'Cache-Control', 'no-cache'),
    finding: /^warns Page, updates: .* can be cached forever/,
  },
  'there is no content security policy': {
    fault: withHeader(PAGE, 'Content-Security-Policy'),
    finding: /^fails Page, security headers: .* has no Content-Security-Policy/,
  },
  'the policy allows inline scripts': {
    fault: at(PAGE, async (response) => {
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      const changed = withBody(response, await response.text(), 200);
      changed.headers.set(
        'Content-Security-Policy',
        policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
      );
      return changed;
    }),
    finding: /script-src .* allows 'unsafe-inline'/,
  },
  'the policy is that of another build': {
    fault: at(PAGE, async (response) => {
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      const changed = withBody(response, await response.text(), 200);
      changed.headers.set('Content-Security-Policy', policy.replace(/'sha256-[^']+'/g, "'sha256-old='"));
      return changed;
    }),
    finding: /lacks the hash of the inline script/,
  },
  'the policy does not require Trusted Types': {
    fault: withHeader(PAGE, 'Content-Security-Policy', "default-src 'none'; script-src 'self'"),
    finding: /has no require-trusted-types-for/,
  },
  'the page sends its address to others': {
    fault: withHeader(PAGE, 'Referrer-Policy', 'unsafe-url'),
    finding: /^fails Page, security headers: .*"Referrer-Policy: unsafe-url", expected no-referrer/,
  },
  'there is no page after a registration': {
    fault: at(/^GET \/registrationsuccess/, (response) => withBody(response, '', 404)),
    finding: /^fails Pages that the portal opens: GET \/registrationsuccess answers 404/,
  },
  'a provider is a number': {
    fault: data(SHORT, { systempreferences: { ssoproviders: [7] } }),
    finding:
      /^fails Login, buttons of single sign-on: GET \/api\/v1\/settings\/config\/short data\.systempreferences\.ssoproviders\.0 is a number, expected a string$/,
  },
  'a provider leads nowhere': {
    fault: at(/^GET \/api\/v1\/auth\/sso\/Campus/, (response) => withBody(response, '', 404)),
    finding: /^fails Login, buttons of single sign-on: .*Campus%20ID answers 404, expected a redirect/,
  },
  'the configuration has a text for a switch': {
    fault: data(CONFIG, { members: { usecaptcha: 'no' } }),
    finding: /^fails Every screen, name .*data\.members\.usecaptcha is a string, expected a/,
  },
  'the configuration has no envelope': {
    fault: answers(CONFIG, { version: '1.0.0' }),
    finding: /settings\/config answers 200 without an envelope/,
  },
  'the configuration is a page': {
    fault: at(CONFIG, () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })),
    finding: /settings\/config answers 200 with text\/html, which is not JSON/,
  },
  'a success is not called OK': {
    fault: answers(CONFIG, { status: 'ok', data: {} }),
    finding: /settings\/config refuses with 200 and no text in data/,
  },
  'calls redirect to a trailing slash': {
    fault: redirects(CONFIG, '/api/v1/settings/config/'),
    finding: /settings\/config redirects to \/api\/v1\/settings\/config\/, and the portal refuses redirects/,
  },
  'a product has no id': {
    fault: data(/settings\/products/, [{ title: 'One' }]),
    finding:
      /^fails Redeem Voucher, choice of a product: .*data\.0\.id is missing, expected string or number/,
  },
  'a text is a list': {
    fault: data(/i18n\/messages\/login\/de/, { translations: { Login: ['Anmelden'] } }),
    finding:
      /^fails Every screen, texts of the server: .*data\.translations\.Login is an array, expected a string/,
  },
  'an unknown campaign is a crash': {
    fault: refuses(/campaigns\/.*data/, 'Error', 500),
    finding: /^fails Registration for a campaign or a group: .*answers 500/,
  },
  'an unknown group is open': {
    fault: data(/groups\/.*data/, { config: { selfregistration: { signup: true } } }),
    finding: /is open for an unknown group/,
  },
  'there is no anti-forgery cookie': {
    fault: cookies((line) => (line.startsWith('XSRF-TOKEN') ? undefined : line)),
    finding: /^fails Every form, anti-forgery cookie: neither the page nor a GET sets the cookie/,
  },
  'the anti-forgery cookie is HttpOnly': {
    fault: cookies((line) => `${line}; HttpOnly`),
    finding: /XSRF-TOKEN is HttpOnly/,
  },
  'the anti-forgery cookie has the path of the API': {
    fault: cookies((line) => line.replace('Path=/', 'Path=/api')),
    finding: /XSRF-TOKEN has no "Path=\/"/,
  },
  'the anti-forgery cookie is sent by other sites': {
    fault: cookies((line) => line.replace('; SameSite=Lax', '')),
    finding: /^warns .*XSRF-TOKEN has no "SameSite=Lax"/,
  },
  'forged requests are accepted': {
    fault: data(PROBE, { action: 'registration' }),
    finding: /^fails Every form, protection against forged requests: .*without X-XSRF-TOKEN answers 200/,
  },
  'the probe invents an action': {
    fault: data(PROBE, { action: 'signup' }),
    finding: /^fails Login, email address: .*data\.action is "signup", expected one of/,
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
    fault: async (request, answer) => {
      const body = request.method === 'POST' ? await request.clone().text() : '';
      const response = await answer();
      return body === 'null' ? withBody(response, '{"status":"ERROR","data":"Null."}', 500) : response;
    },
    finding: /^fails Every form, request that is not valid: .*answers 500/,
  },
  'a refusal has no text': {
    fault: refuses(TOKEN, { code: 7 }, 404),
    finding: /^fails Token page, unknown link: .*refuses with 404 and no text in data/,
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
  'a refused voucher is not at its field': {
    fault: refuses(VOUCHER, 'Unknown code.'),
    finding: /^warns Redeem Voucher, unknown code: .*"invalid voucher"/,
  },
  'a refusal shows internal details': {
    fault: refuses(VOUCHER, 'invalid voucher: SQLSTATE[42000]'),
    finding: /^fails Answers, texts of refusals: .*vouchers\/\{voucher\}\/info/,
  },
  'every origin may read the answers': {
    fault: at(/\/api\//, async (response, request) => {
      const changed = withBody(response, await response.text(), response.status);
      changed.headers.set('Access-Control-Allow-Origin', request.headers.get('Origin') ?? '*');
      changed.headers.set('Access-Control-Allow-Credentials', 'true');
      return changed;
    }),
    finding: /^fails Calls from unknown sites: .*allows every origin/,
  },
  'cookies are not allowed for the other origin': {
    fault: withHeader(/\/api\//, 'Access-Control-Allow-Credentials'),
    finding: /^fails Pages on the origin of --origin: .*Access-Control-Allow-Credentials/,
    options: ORIGIN,
  },
  'the preflight is refused': {
    fault: at(/^OPTIONS/, () => new Response(null, { status: 405 })),
    finding: /OPTIONS \/api\/v1\/login answers 405, so no form works/,
    options: ORIGIN,
  },
  'the preflight does not allow JSON': {
    fault: withHeader(/^OPTIONS/, 'Access-Control-Allow-Headers', 'x-other'),
    finding: /Access-Control-Allow-Headers: content-type/,
    options: ORIGIN,
  },
  'Retry-After cannot be read': {
    fault: withHeader(/\/api\//, 'Access-Control-Expose-Headers'),
    finding: /^warns .*Access-Control-Expose-Headers/,
    options: ORIGIN,
  },
  'the page answers calls that do not exist': {
    fault: at(/unknown-to-everybody$/, (_, { url }) =>
      url.endsWith('/api/v1/unknown-to-everybody')
        ? new Response('<!doctype html>')
        : new Response(null, { status: 302, headers: { Location: '/' } }),
    ),
    finding: /^fails Calls that do not exist: .*answers 200, expected 404/,
  },
  'private answers are cached': {
    fault: withHeader(/\/api\/v1\/members\//, 'Cache-Control', 'max-age=60'),
    finding: /^fails Answers, caching: .*members\/personaldata\/\{token\}/,
  },
  'answers can be taken for another type': {
    fault: withHeader(/\/api\//, 'X-Content-Type-Options'),
    finding: /^fails Answers, content type: /,
  },
  'a refusal has the status 200': {
    fault: refuses(TOKEN, 'Unknown link.', 200),
    finding: /^warns Answers, refusals: a refusal has a status below 400: GET \/api\/v1\/token\/\{token\}/,
  },
  'a 429 does not say how long to wait': {
    fault: refuses(VOUCHER, 'invalid voucher, too often', 429),
    finding: /^warns Answers, too many requests: .*vouchers/,
  },
  'an answer is slow': {
    fault: at(/settings\/products/, async (response) => {
      await new Promise((resume) => setTimeout(resume, 3100));
      return response;
    }),
    finding: /^warns Answers, time: .*more than 3 seconds: .*settings\/products/,
  },
  'the address of the test account is unknown': {
    fault: data(PROBE, { action: 'registration' }),
    finding: /^fails Login, email address of the test account: .*does not know/,
    options: { email: 'hanna.lindqvist@example.org' },
  },
  'a form reveals who has an account': {
    fault: async (request, answer) => {
      const body = request.method === 'POST' ? await request.clone().text() : '';
      const response = await answer();
      const isKnown = request.url.endsWith('/forgotpw') && body.includes('hanna');
      return isKnown ? withBody(response, '{"status":"OK","data":{"sent":true}}', 200) : response;
    },
    finding: /^warns Forgot Password: .*reveals who has an account/,
    options: { write: true, email: 'hanna.lindqvist@example.org' },
  },
  'the session can be read by scripts': {
    fault: cookies((line) => line.replace(/; HttpOnly/i, '')),
    finding: /^fails Login, password: the session is not in a cookie that is HttpOnly/,
    options: { write: true, email: 'hanna.lindqvist@example.org', password: 'Quiet-Meadow-74' },
  },
};
