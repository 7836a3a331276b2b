/* Mistakes in answers, whatever form they are for. */
import { at, data, type Faults, redirects, refuses, withBody, withHeader } from './fault.ts';

const SHORT = /^GET \/api\/v1\/settings\/config\/short$/;
const TOKEN = /^GET \/api\/v1\/token\//;
const VOUCHER = /^POST \/api\/v1\/vouchers\//;
const CONFIG = /^GET \/api\/v1\/settings\/config$/;

export const ANSWER_FAULTS: Faults = {
  'reads Login, buttons of single sign-on: GET /api/v1/settings/config/short data.systempreferences.ssoproviders[] is of type number. Expected a string: what differs is ignored':
    data(SHORT, { systempreferences: { ssoproviders: [7] } }),
  'fails Login, buttons of single sign-on: …Campus%20ID answers 404, expected a redirect': at(
    /^GET \/api\/v1\/auth\/sso\/Campus/,
    (response) => withBody(response, '', 404),
  ),
  'fails Every screen, name of the application and registration: … settings/config redirects to /api/v1/settings/config/, and the portal refuses redirects':
    redirects(CONFIG, '/api/v1/settings/config/'),
  'reads Redeem Voucher, choice of a product: …Expected a list of products': data(/settings\/products/, [
    { id: true, title: 'One' },
  ]),
  'fails Registration for a campaign or a group: … answers 500': refuses(/campaigns\/.*data/, 'Error', 500),
  'fails Registration for a campaign or a group: GET /api/v1/campaigns/{campaignid}/registration/data with the id "… %": decode the address once':
    async (request, answer) => {
      const response = await answer();
      return request.url.includes('%25')
        ? withBody(response, '{"status":"ERROR","data":"URI"}', 500)
        : response;
    },
  'fails Registration for a campaign or a group: … is open for an unknown group': data(/groups\/.*data/, {
    config: { selfregistration: { signup: true } },
  }),
  'fails Unknown call, refused: … answers 200, expected 404': at(/unknown-to-everybody$/, (_, { url }) =>
    url.endsWith('/api/v1/unknown-to-everybody')
      ? new Response('<!doctype html>')
      : new Response(null, { status: 302, headers: { Location: '/' } }),
  ),
  'fails Answers, no page in place of an error: …403 and 404': at(/\/api\//, (response) =>
    [403, 404].includes(response.status) ? new Response('<!doctype html>') : response,
  ),
  'warns Unknown call, refused: … without JSON': at(
    /unknown-to-everybody$/,
    () => new Response('<h1>Not found</h1>', { status: 404 }),
  ),
  'fails Answers, Content-Type and nosniff: ': withHeader(/\/api\//, 'X-Content-Type-Options'),
  'fails Answers, no dialog of the browser: …: GET /api/v1/token/{token}': withHeader(
    /\/api\/v1\/token\//,
    'WWW-Authenticate',
    'Basic realm="Members"',
  ),
  'fails Every screen, settings without secrets: GET /api/v1/settings/config has password': data(CONFIG, {
    systempreferences: { smtp: { user: 'mailer', password: 'Quiet-Meadow-74' } },
  }),
  'warns Answers, within 3 seconds: … more than 3 seconds: … settings/products': at(
    /settings\/products/,
    async (response) => {
      await new Promise((resume) => setTimeout(resume, 3100));
      return response;
    },
  ),
  'fails Answers, cookies in shared caches: …GET /api/v1/settings/config/short': withHeader(
    /config\/short$/,
    'Cache-Control',
    'public, max-age=300',
  ),
  'warns Redeem Voucher, unknown code: … in the language "de" without the English words': async (
    request,
    answer,
  ) => {
    const isGerman = request.headers.get('Accept-Language') === 'de';
    return isGerman ? refuses(VOUCHER, 'Der Gutschein ist falsch.')(request, answer) : answer();
  },
  'warns Redeem Voucher, unknown code: …"invalid voucher"': refuses(VOUCHER, 'Unknown code.'),
  'fails Answers, texts of refusals: … vouchers/{voucher}/info': refuses(
    VOUCHER,
    'invalid voucher: SQLSTATE[42000]',
  ),
  'fails Answers, no hashes of passwords: … vouchers/{voucher}/info': refuses(
    VOUCHER,
    'invalid voucher: $scrypt$ln=14,r=8,p=5$c2FsdA$a2V5',
  ),
  'fails Answers, texts of refusals: … not UTF-8': refuses(VOUCHER, 'invalid voucher: ung\uFFFDltig'),
  'fails Answers, no-store: … members/personaldata/{token}': withHeader(
    /\/api\/v1\/members\//,
    'Cache-Control',
    'max-age=60',
  ),
  'fails Answers, status of refusals: a refusal has a status below 400: GET /api/v1/token/{token}': refuses(
    TOKEN,
    'Unknown link.',
    200,
  ),
  'fails Answers, Retry-After: … vouchers': refuses(VOUCHER, 'invalid voucher, too often', 429),
};
