/* Mistakes in the links of the emails. */
import {
  always,
  at,
  data,
  type Fault,
  type Faults,
  forBody,
  given,
  HANNA,
  opensAgain,
  takesFor,
  withBody,
  withMails,
} from './fault.ts';

const TOKEN = /^GET \/api\/v1\/token\//;

export const LINK_FAULTS: Faults = {
  'fails Token page, links of the emails: … must not use the link up': withMails(
    (() => {
      const checked = new Set<string>();
      return at(TOKEN, (response, { url }) => {
        const isFirst = !checked.has(url);
        if (response.ok) checked.add(url);
        return isFirst ? response : withBody(response, '{"status":"ERROR","data":"Used."}', 404);
      });
    })(),
  ),
  'fails Links of the emails, only for their purpose: … resetpw succeeds, with the link of another form':
    withMails(data(/resetpw$/, {})),
  'fails Personal data, link of an email: … the link to the data has been used': withMails(opensAgain(TOKEN)),
  'fails Personal data, two people: … returns the data of somebody else': withMails(
    always(/^GET \/api\/v1\/members\/personaldata\//),
  ),
  'fails Personal reports, two people: … lists all reports of --as': withMails(
    always(/^GET \/api\/v1\/members\/personalreports\//),
    HANNA,
  ),
  'fails Reset Password, link of an email: … although the link has set a password already': withMails(
    opensAgain(/resetpw$/),
  ),
  'fails Reset Password, link of an email: POST /api/v1/login/user/resetpw succeeds': withMails(
    takesFor('/user/resetpw', '/member/resetpw'),
  ),
  'fails Reset Password, link of an email: … with the password before the new one': withMails(
    opensAgain(/login\/member$/),
  ),
  'warns Forgot Password: … a link for one of the two accounts': withMails(
    takesFor('/login/forgotpw', '/login/user/forgotpw'),
    { email: 'marieke.devries@example.org' },
  ),
  'fails Forgot Password, addresses like that of the account: … a list of two addresses': (() => {
    let mails = '';
    const mailsToAll: Fault = async (request, answer) => {
      const { email } = request.url.endsWith('/forgotpw') ? await request.clone().json() : {};
      if (!Array.isArray(email)) return answer();
      mails = 'https://portal.example/login/token/6LlmLtYcS1w2yC0nQ9bVxg';
      return Response.json({ status: 'OK', data: {} });
    };
    return withMails(mailsToAll, { readMails: async () => mails });
  })(),
  'fails Every form, values of another type: … answers 500 to objects instead of texts': given(
    { write: true },
    forBody(/\{"\$eq"/, { status: 'ERROR', data: 'Not a text.' }, 500),
  ),
  'fails Token page, unknown link: … which is not JSON': async (request, answer) =>
    request.url.includes('un%2Fknown') ? new Response('Bad Request', { status: 400 }) : answer(),
  'fails Token page, unknown link: … succeeds, although': data(TOKEN, { type: 'forgotpw' }),
  'fails Personal data and personal reports, unknown link: … succeeds, although': data(
    /^GET \/api\/v1\/members\/personal/,
    { personal: {} },
  ),
  'fails Reset Password, unknown link: … succeeds, although': data(/resetpw$/, {}),
  'fails Token page, link of --token: …"password", which the portal does not know': given(
    { token: 'any' },
    data(TOKEN, { type: 'password' }),
  ),
  'fails Token page, link of --token: … the check must not use the link up': given(
    { token: 'once' },
    (() => {
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
  ),
  'fails Token page, link of --token: … is refused with 404: … was used': given(
    { token: 'spent-4f2a9c81', write: true },
    (_, answer) => answer(),
  ),
  'warns Personal data and personal reports, link of --token: … is refused the second time': given(
    { token: 'once', write: true },
    (() => {
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
  ),
  'fails Personal reports, link of an email: … also open with a later "end"': withMails(
    opensAgain(/^GET \/reports\//),
    HANNA,
  ),
  'warns Codes and links, lifetime: … with a link for a new password that is 61 minutes old': withMails(
    opensAgain(/^GET \/api\/v1\/token\//),
  ),
};
