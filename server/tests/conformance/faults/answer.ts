/* Mistakes in answers, whatever form they are for. */
import { at, data, type Faults, redirects, refuses, withBody, withHeader } from './fault.ts';

const SHORT = /^GET \/api\/v1\/settings\/config\/short$/;
const TOKEN = /^GET \/api\/v1\/token\//;
const VOUCHER = /^POST \/api\/v1\/vouchers\//;
const CONFIG = /^GET \/api\/v1\/settings\/config$/;

export const ANSWER_FAULTS: Faults = {
  'a provider is a number': {
    fault: data(SHORT, { systempreferences: { ssoproviders: [7] } }),
    finding:
      /^reads Login, buttons of single sign-on: GET \/api\/v1\/settings\/config\/short data\.systempreferences\.ssoproviders\[\] is of type number\. Expected a string: what differs is ignored$/,
  },
  'a provider leads nowhere': {
    fault: at(/^GET \/api\/v1\/auth\/sso\/Campus/, (response) => withBody(response, '', 404)),
    finding: /^fails Login, buttons of single sign-on: .*Campus%20ID answers 404, expected a redirect/,
  },
  'calls redirect to a trailing slash': {
    fault: redirects(CONFIG, '/api/v1/settings/config/'),
    finding:
      /^fails Every screen, name of the application and registration: .*settings\/config redirects to \/api\/v1\/settings\/config\/, and the portal refuses redirects/,
  },
  'the id of a product is a flag': {
    fault: data(/settings\/products/, [{ id: true, title: 'One' }]),
    finding: /^reads Redeem Voucher, choice of a product: .*Expected a list of products/,
  },
  'an unknown campaign is a crash': {
    fault: refuses(/campaigns\/.*data/, 'Error', 500),
    finding: /^fails Registration for a campaign or a group: .*answers 500/,
  },
  'the id of a campaign is decoded twice': {
    fault: async (request, answer) => {
      const response = await answer();
      return request.url.includes('%25')
        ? withBody(response, '{"status":"ERROR","data":"URI"}', 500)
        : response;
    },
    finding:
      /^fails Registration for a campaign or a group: GET \/api\/v1\/campaigns\/\{campaignid\}\/registration\/data with the id ".* %": decode the address once/,
  },
  'an unknown group is open': {
    fault: data(/groups\/.*data/, { config: { selfregistration: { signup: true } } }),
    finding: /^fails Registration for a campaign or a group: .*is open for an unknown group/,
  },
  'the page answers calls that do not exist': {
    fault: at(/unknown-to-everybody$/, (_, { url }) =>
      url.endsWith('/api/v1/unknown-to-everybody')
        ? new Response('<!doctype html>')
        : new Response(null, { status: 302, headers: { Location: '/' } }),
    ),
    finding: /^fails Unknown call, refused: .*answers 200, expected 404/,
  },
  'a CDN has a page in place of errors': {
    fault: at(/\/api\//, (response) =>
      [403, 404].includes(response.status) ? new Response('<!doctype html>') : response,
    ),
    finding: /^fails Answers, no page in place of an error: .*403 and 404/,
  },
  'an unknown call is refused with a page': {
    fault: at(/unknown-to-everybody$/, () => new Response('<h1>Not found</h1>', { status: 404 })),
    finding: /^warns Unknown call, refused: .*without JSON/,
  },
  'answers can be taken for another type': {
    fault: withHeader(/\/api\//, 'X-Content-Type-Options'),
    finding: /^fails Answers, Content-Type and nosniff: /,
  },
  'the browser asks for the password': {
    fault: withHeader(/\/api\/v1\/token\//, 'WWW-Authenticate', 'Basic realm="Members"'),
    finding: /^fails Answers, no dialog of the browser: .*: GET \/api\/v1\/token\/\{token\}/,
  },
  'the settings have a password': {
    fault: data(CONFIG, { systempreferences: { smtp: { user: 'mailer', password: 'Quiet-Meadow-74' } } }),
    finding: /^fails Every screen, settings without secrets: GET \/api\/v1\/settings\/config has password/,
  },
  'an answer is slow': {
    fault: at(/settings\/products/, async (response) => {
      await new Promise((resume) => setTimeout(resume, 3100));
      return response;
    }),
    finding: /^warns Answers, within 3 seconds: .*more than 3 seconds: .*settings\/products/,
  },
  'a shared cache keeps the cookie': {
    fault: withHeader(/config\/short$/, 'Cache-Control', 'public, max-age=300'),
    finding: /^fails Answers, cookies in shared caches: .*GET \/api\/v1\/settings\/config\/short/,
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
};
