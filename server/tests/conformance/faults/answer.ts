/* Mistakes in the answers to calls without a form. */
import { at, data, type Faults, redirects, refuses, withBody, withHeader } from './fault.ts';

const SHORT = /^GET \/api\/v1\/settings\/config\/short$/;
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
};
