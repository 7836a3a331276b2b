/* The calls of the login, with an account that does not exist. */
import { probe, signIn } from '../../../src/screens/login/login.api.ts';
import type { Check } from '../context.ts';
import { signal, UNKNOWN_EMAIL } from '../unknown.ts';

const KINDS = ['user', 'member'] as const;

export const SIGN_IN: readonly Check[] = [
  {
    what: 'Login, email address',
    async run({ succeeds }) {
      await succeeds((client) => probe(client, UNKNOWN_EMAIL, signal));
    },
  },
  {
    what: 'Login, email address of the test account',
    skip: ({ email }) => (email ? undefined : 'needs --as'),
    async run({ succeeds, fails, options: { email = '' } }) {
      const { data, call } = await succeeds((client) => probe(client, email, signal));
      if ((data as { action?: string } | undefined)?.action === 'registration')
        fails(`${call} does not know the address of --as`);
    },
  },
  {
    what: 'Login, wrong password',
    async run({ isRefused, warns }) {
      for (const type of KINDS) {
        const credentials = { type, email: UNKNOWN_EMAIL, password: 'not-the-password', code: '' };
        const { call, visit, outcome } = await isRefused((client) => signIn(client, credentials, signal));
        if (outcome === 'refusal' && visit?.status !== 401 && visit?.status !== 429)
          warns(`${call} refuses a wrong password with ${visit?.status}, expected 401`);
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
          fails(`POST /api/v1/login answers ${answer.status} to an invalid body`);
        if (answer && answer.status < 400) warns(`POST /api/v1/login accepts an invalid body`);
      }
    },
  },
];
