/* Mistakes in the links of the emails. */
import { always, at, data, type Faults, forBody, HANNA, opensAgain, takesFor, withBody } from './fault.ts';

const TOKEN = /^GET \/api\/v1\/token\//;

export const LINK_FAULTS: Faults = {
  'the check of a link uses it up': {
    fault: (() => {
      const checked = new Set<string>();
      return at(TOKEN, (response, { url }) => {
        const isFirst = !checked.has(url);
        if (response.ok) checked.add(url);
        return isFirst ? response : withBody(response, '{"status":"ERROR","data":"Used."}', 404);
      });
    })(),
    finding: /^fails Token page, links of the emails: .*must not use the link up/,
    readsMails: true,
  },
  'every link sets a password, those of other forms, too': {
    fault: data(/resetpw$/, {}),
    finding:
      /^fails Links of the emails, only for their purpose: .*resetpw succeeds, with the link of another form/,
    readsMails: true,
  },
  'a used link to the data is still valid': {
    fault: opensAgain(TOKEN),
    finding: /^fails Personal data, link of an email: .*the link to the data has been used/,
    readsMails: true,
  },
  'a session opens its own data with any link': {
    fault: always(/^GET \/api\/v1\/members\/personaldata\//),
    finding: /^fails Personal data, two people: .*returns the data of somebody else/,
    readsMails: true,
  },
  'two people get the same reports': {
    fault: always(/^GET \/api\/v1\/members\/personalreports\//),
    finding: /^fails Personal reports, two people: .*lists all reports of --as/,
    options: HANNA,
    readsMails: true,
  },
  'a link sets the password again': {
    fault: opensAgain(/resetpw$/),
    finding: /^fails Reset Password, link of an email: .*although the link has set a password already/,
    readsMails: true,
  },
  "an admin's call takes a member's link": {
    fault: takesFor('/user/resetpw', '/member/resetpw'),
    finding: /^fails Reset Password, link of an email: POST \/api\/v1\/login\/user\/resetpw succeeds/,
    readsMails: true,
  },
  'the old password still works': {
    fault: opensAgain(/login\/member$/),
    finding: /^fails Reset Password, link of an email: .*with the password before the new one/,
    readsMails: true,
  },
  'a person with two accounts gets a link for one of them': {
    fault: takesFor('/login/forgotpw', '/login/user/forgotpw'),
    finding: /^warns Forgot Password: .*a link for one of the two accounts/,
    options: { email: 'marieke.devries@example.org' },
    readsMails: true,
  },
  'every address of a list gets the link': (() => {
    let mails = '';
    return {
      fault: async (request, answer) => {
        const { email } = request.url.endsWith('/forgotpw') ? await request.clone().json() : {};
        if (!Array.isArray(email)) return answer();
        mails = 'https://portal.example/login/token/6LlmLtYcS1w2yC0nQ9bVxg';
        return Response.json({ status: 'OK', data: {} });
      },
      finding: /^fails Forgot Password, addresses like that of the account: .*a list of two addresses/,
      options: { readMails: async () => mails },
      readsMails: true,
    };
  })(),
  'values that are no texts are a crash': {
    fault: forBody(/\{"\$eq"/, { status: 'ERROR', data: 'Not a text.' }, 500),
    finding: /^fails Every form, values of another type: .*answers 500 to objects instead of texts/,
    options: { write: true },
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
  'a report opens with any time in its address': {
    fault: opensAgain(/^GET \/reports\//),
    finding: /^fails Personal reports, link of an email: .*also open with a later "end"/,
    options: HANNA,
    readsMails: true,
  },
  'a link for a new password works for days': {
    fault: opensAgain(/^GET \/api\/v1\/token\//),
    finding: /^warns Codes and links, lifetime: .*with a link for a new password that is 61 minutes old/,
    readsMails: true,
  },
};
