/* The calls of the login, with an account that does not exist. */
import { probe, signIn } from '../../../src/screens/login/login.api.ts';
import type { Check } from '../context.ts';
import { signal, unknownEmail } from '../unknown.ts';

const KINDS = ['user', 'member'] as const;

/** The kinds of account that a probe tells about. */
const KINDS_BY_ACTION = {
  choice: KINDS,
  password: ['user'],
  twofactor: ['user'],
  memberpassword: ['member'],
  membersuccess: ['member'],
} as const;

const REQUEST_ID = 'conformance-kit';

/** A registration that is refused, with a token as long as one of reCAPTCHA. */
const INCOMPLETE = {
  ...{ title: '', firstname: '', middlename: '', lastname: '', agreeTC: false, regType: 'default' },
  ...{ campaignid: null, groupid: null, gRCtoken: 'x'.repeat(2500) },
};

/** Finds out the kinds of the account. */
export const TEST_ACCOUNT = 'Login, email address of the test account';

export const SIGN_IN: readonly Check[] = [
  {
    what: 'Login, email address',
    async run({ succeeds }) {
      await succeeds((client) => probe(client, unknownEmail(), signal));
    },
  },
  {
    what: 'Every form, fields and headers that are not known',
    async run({ browser, visit, fails, warns, skips, options }) {
      const headers = () => ({
        'Content-Type': 'application/json',
        'X-XSRF-TOKEN': browser.antiForgeryToken(),
        'X-Request-Id': REQUEST_ID,
      });
      const post = (path: string, body: object) =>
        visit(path, { method: 'POST', body: JSON.stringify(body), headers: headers() });
      const asked = await post('/api/v1/login', { email: unknownEmail(), other: true });
      if (asked && asked.status >= 400 && asked.status !== 429)
        fails(
          `POST /api/v1/login answers ${asked.status} to a field that it does not know, expected to ignore it`,
          asked,
        );
      if (asked?.headers.get('X-Request-Id') === REQUEST_ID)
        warns(
          'POST /api/v1/login takes the X-Request-Id of the client, so anybody can write into the log',
          asked,
        );
      if (!options.write) return skips('a long body: needs --write');
      const long = await post('/api/v1/members/registration', { ...INCOMPLETE, email: unknownEmail() });
      if (long?.status === 413)
        fails(
          `POST /api/v1/members/registration answers 413 to a body of ${long.sent?.length} characters, which the token of a captcha can have`,
          long,
        );
    },
  },
  {
    what: TEST_ACCOUNT,
    skip: ({ email }) => (email ? undefined : 'needs --as'),
    async run({ succeeds, fails, account, options: { email = '' } }) {
      const { data, call, visit } = await succeeds((client) => probe(client, email, signal));
      const { action } = (data ?? {}) as { action?: string };
      if (action === 'registration') fails(`${call} does not know the address of --as`, visit);
      account.isLinkMailed = action === 'membersuccess';
      account.kinds = KINDS_BY_ACTION[action as keyof typeof KINDS_BY_ACTION] ?? [];
      const other = await succeeds((client) => probe(client, ` ${email.toUpperCase()} `.trim(), signal));
      if (action && (other.data as { action?: string } | undefined)?.action !== action)
        fails(`${call} answers differently for the same address in capital letters`, other.visit);
    },
  },
  {
    what: 'Login, wrong password',
    async run({ account, isRefused, warns }) {
      for (const type of KINDS) {
        const credentials = { type, email: unknownEmail(), password: 'not-the-password', code: '' };
        const { call, visit, outcome } = await isRefused((client) => signIn(client, credentials, signal));
        if (outcome === 'refusal' && visit) account.refusals.set(type, visit);
        if (outcome === 'refusal' && visit?.status !== 401)
          warns(`${call} refuses a wrong password with ${visit?.status}, expected 401`, visit);
      }
    },
  },
  {
    what: 'Every form, request that is not valid',
    async run({ browser, visit, fails, warns }) {
      for (const body of ['{', 'null', '{"email":7}']) {
        // Each answer can set another token.
        const headers = {
          'Content-Type': 'application/json',
          'X-XSRF-TOKEN': browser.antiForgeryToken(),
        };
        const answer = await visit('/api/v1/login', { method: 'POST', body, headers });
        if (answer && answer.status >= 500)
          fails(`POST /api/v1/login answers ${answer.status} to an invalid body`, answer);
        if (answer && answer.status < 400) warns(`POST /api/v1/login accepts an invalid body`, answer);
      }
    },
  },
];
