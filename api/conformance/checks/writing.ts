/* Calls that send emails, sign in or use a link up: only with --write. */
import type { Client } from '../../../src/api/client.ts';
import { requestPortalLink, type SignIn, signIn } from '../../../src/screens/login/login.api.ts';
import { requestAccess } from '../../../src/screens/mail-request/access-request.api.ts';
import { requestRecovery } from '../../../src/screens/mail-request/forgot-password.api.ts';
import { fetchPersonalData } from '../../../src/screens/private-data/personal-data.api.ts';
import { fetchPersonalReports } from '../../../src/screens/private-data/personal-reports.api.ts';
import { checkToken } from '../../../src/screens/token/token.api.ts';
import type { Check, Options } from '../context.ts';
import { signal, UNKNOWN_EMAIL } from '../unknown.ts';

/** The forms that send an email, by name. */
const FORMS: Readonly<Record<string, (client: Client, email: string) => Promise<unknown>>> = {
  'Login, link by email': (client, email) => requestPortalLink(client, email, signal),
  'Forgot Password': (client, email) => requestRecovery(client, 'any', email, signal),
  'Forgot Password of an admin': (client, email) => requestRecovery(client, 'user', email, signal),
  'Forgot Password of a member': (client, email) => requestRecovery(client, 'member', email, signal),
  'Access request for personal data': (client, email) => requestAccess(client, 'personaldata', email, signal),
  'Access request for personal reports': (client, email) =>
    requestAccess(client, 'personalreports', email, signal),
};

/** What a link gives access to, by its type. */
const DATA = new Map([
  ['pdaccess', fetchPersonalData],
  ['personalreports', fetchPersonalReports],
]);

const needsAccount = ({ write, email }: Options) => (write && email ? undefined : 'needs --write and --as');

export const WRITING: readonly Check[] = [
  ...Object.entries(FORMS).map(
    ([what, call]): Check => ({
      what,
      skip: needsAccount,
      async run({ succeeds, warns, options: { email = '' } }) {
        const known = await succeeds((client) => call(client, email));
        const unknown = await succeeds((client) => call(client, UNKNOWN_EMAIL));
        if (known.outcome === 'success' && known.visit?.body !== unknown.visit?.body)
          warns(`${known.call} answers differently for an unknown address, which reveals who has an account`);
      },
    }),
  ),
  {
    what: 'Login, password',
    skip: ({ password, ...options }) =>
      needsAccount(options) ?? (password ? undefined : 'needs the password in PORTAL_PASSWORD'),
    async run({ exchange, fails, browser, options: { email = '', password = '' } }) {
      for (const type of ['user', 'member'] as const) {
        const before = new Set(browser.setCookies.values());
        const { outcome, data } = await exchange((client) =>
          signIn(client, { type, email, password, code: '' }, signal),
        );
        if (outcome !== 'success') continue;
        const session = [...browser.setCookies.values()].filter((line) => !before.has(line));
        const isSignedIn = (data as SignIn).action !== 'challenge';
        if (isSignedIn && !session.some((line) => /;\s*httponly/i.test(line)))
          fails('the session is not in a cookie that is HttpOnly');
        return;
      }
      fails('the password in PORTAL_PASSWORD signs in neither an admin nor a member');
    },
  },
  {
    what: 'Personal data and personal reports, link of --token',
    skip: ({ write, token }) => (write && token ? undefined : 'needs --write and --token'),
    async run({ exchange, succeeds, skips, warns, options: { token = '' } }) {
      const { data } = await exchange((client) => checkToken(client, token, signal));
      const { type } = (data ?? {}) as { type?: string };
      const fetchData = DATA.get(type ?? '');
      if (!fetchData) return skips(type ? `the link has the type ${type}` : 'the link is not valid');
      const first = await succeeds((client) => fetchData(client, token, signal));
      if (first.outcome !== 'success') return;
      const { call, outcome } = await exchange((client) => fetchData(client, token, signal));
      if (outcome === 'refusal')
        warns(
          `${call} is refused the second time: a browser that repeats it after a network failure gets no data`,
        );
    },
  },
];
