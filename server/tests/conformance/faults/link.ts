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
};
