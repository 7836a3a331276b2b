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
    what: TEST_ACCOUNT,
    skip: ({ email }) => (email ? undefined : 'needs --as'),
    async run({ succeeds, fails, account, options: { email = '' } }) {
      const { data, call, visit } = await succeeds((client) => probe(client, email, signal));
      const { action } = (data ?? {}) as { action?: string };
      if (action === 'registration') fails(`${call} does not know the address of --as`, visit);
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
