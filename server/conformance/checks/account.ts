/* Signing in with a password. */

import type { SignIn } from '../../../src/contract/calls/login.api.ts';
import type { AccountType } from '../../../src/kit/account-type.ts';
import { areaOf } from '../area.ts';
import { signIn } from '../calls.ts';
import type { Check, Context, Options } from '../context.ts';
import { QUERY } from '../unknown.ts';
import { PASSWORD_OF_ACCOUNT } from './new-password.ts';
import {
  expectGoodCookie,
  expectNewSession,
  expectNoOtherSite,
  expectOwnArea,
  expectOwnSession,
  sessionOf,
} from './session.ts';
import { TEST_ACCOUNT } from './sign-in.ts';
import { needsAccount } from './writing.ts';

/** Milliseconds. */
const MEASURABLE = 10;
/** Where the screen goes after a sign-in. */
const ACTIONS = { user: 'admin', member: 'portal' } as const;

export const needsPassword = (options: Options) =>
  needsAccount(options) ??
  (options.password || options.readMails ? undefined : 'needs the password in PORTAL_PASSWORD');

/** Bytes: bcrypt ignores what follows. */
const BCRYPT = 72;

/** Passwords that are almost right. */
function almost(password: string): Readonly<Record<string, string>> {
  const isLong = Buffer.byteLength(password) > BCRYPT;
  // Other letters can become two, as ß does.
  const upper = password.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  return {
    [isLong ? `the first ${BCRYPT} bytes of the password` : 'the password without its last character']: isLong
      ? Buffer.from(password).subarray(0, BCRYPT).toString()
      : password.slice(0, -1),
    'the password in other letters': upper === password ? password.toLowerCase() : upper,
    'the password with or without outer spaces':
      password.trim() === password ? ` ${password}` : password.trim(),
  };
}

export const ACCOUNT: readonly Check[] = [
  {
    what: 'Login, wrong password of the test account',
    after: [TEST_ACCOUNT, PASSWORD_OF_ACCOUNT],
    skip: needsPassword,
    async run(context) {
      const { account, isRefused, fails, skips, options } = context;
      const { email = '' } = options;
      const type = account.kinds[0];
      if (!account.password || !type) return skips('the password of the account is not known');
      const known: number[] = [];
      const unknown: number[] = [];
      for (const [what, password] of Object.entries(almost(account.password))) {
        const wrong = (address: string) =>
          isRefused(signIn({ type, email: address, password }), `with ${what}`);
        // In turns, because the second call of a server is often faster.
        const first = known.length % 2 === 0 ? undefined : await wrong(account.stranger);
        const one = await wrong(email);
        const other = first ?? (await wrong(account.stranger));
        if (one.outcome !== 'refusal' || other.outcome !== 'refusal') continue;
        if (one.visit?.status !== other.visit?.status || one.visit?.body !== other.visit?.body)
          fails(
            `${one.call} refuses a wrong password of an unknown address differently, which reveals who has an account`,
            one.visit,
          );
        known.push(one.visit?.duration ?? 0);
        unknown.push(other.visit?.duration ?? 0);
      }
      compareTimes(context, known, unknown);
      const path = `/api/v1/login/${type}`;
      const answer = await context.post(path, { email, pass: QUERY, twofactor: '' });
      if (answer && answer.status < 300)
        fails(`POST ${path} succeeds with an object as the password`, answer);
    },
  },
  {
    what: 'Login, password',
    after: [TEST_ACCOUNT, PASSWORD_OF_ACCOUNT],
    skip: needsPassword,
    async run(context) {
      const { account, options, exchange, fails, newVisitor, skips } = context;
      const { email = '' } = options;
      const { password } = account;
      if (!password) return skips('the password of the account is not known');
      for (const type of ['user', 'member'] as const) {
        if (account.kinds.length === 1 && !account.kinds.includes(type)) continue;
        const visitor = await newVisitor();
        const before = new Map(visitor.browser.setCookies);
        const { outcome, data, visit } = await exchange(signIn({ type, email, password }), visitor);
        if (outcome === 'limited' || outcome === 'broken') return;
        if (outcome !== 'success') continue;
        if ((data as SignIn).action === 'challenge')
          return skips('the account signs in with a code: use another for --as');
        if (type === 'member' && account.withoutLink)
          fails(`${account.withoutLink} sends no link to a member without a code`);
        const lines = [...visitor.browser.setCookies].filter(([name, line]) => before.get(name) !== line);
        const [cookie = '', session] = sessionOf(lines) ?? [];
        if (!session) fails('the session is not in a new cookie that is HttpOnly', visit);
        else expectGoodCookie(context, visitor, cookie, session, visit);
        const { action } = data as SignIn;
        if (action !== ACTIONS[type])
          fails(`the sign-in of a ${type} answers "${action}", expected "${ACTIONS[type]}"`, visit);
        const { showsAccount, text } = await areaOf(context, type, visitor.browser, email);
        for (const [check, page] of account.pagesOfLinks)
          if (page === text) fails(`${check} signs the browser in, but mail programs open links, too`);
        if (!showsAccount)
          skips(
            'what belongs to a session: the page behind the sign-in does not show the address of the account',
          );
        await expectOwnSession(context, visitor);
        await expectOwnArea(context, type, visitor);
        await expectNoOtherSite(context, visitor);
        await expectSameAddress(context, type, email, password);
        // Wrong passwords of a client are limited.
        if (options.limits) await expectExactAddress(context, type, email, password);
        if (session) await expectNewSession(context, type, email, password, cookie, visitor);
        await expectKind(context, type, email, password);
        return;
      }
      fails('the password of the account signs in neither an admin nor a member');
    },
  },
];

/** Letters of another case make no other address. */
async function expectSameAddress(
  { newVisitor, exchange, fails }: Context,
  type: AccountType,
  email: string,
  password: string,
): Promise<void> {
  const { call, outcome, visit } = await exchange(
    signIn({ type, email: email.toUpperCase(), password }),
    await newVisitor(),
  );
  if (outcome === 'refusal')
    fails(`${call} refuses the right password with the same address in capital letters`, visit);
}

/** Some databases take an address for a pattern. */
async function expectExactAddress(
  { isRefused, newVisitor }: Context,
  type: AccountType,
  email: string,
  password: string,
): Promise<void> {
  const pattern = `_${email.slice(1)}`;
  await isRefused(
    signIn({ type, email: pattern, password }),
    `with the address ${pattern}, which is a pattern`,
    await newVisitor(),
  );
}

/** The password of a member signs in no admin. */
async function expectKind(
  { account, isRefused }: Context,
  type: AccountType,
  email: string,
  password: string,
): Promise<void> {
  if (account.kinds.length !== 1) return;
  const other = type === 'user' ? 'member' : 'user';
  await isRefused(signIn({ type: other, email, password }), `although the account is of the kind ${type}`);
}

/** Only a clear difference: by a share, and larger than the spread within each group, which grows on a busy machine. */
function compareTimes({ fails, skips }: Context, known: readonly number[], unknown: readonly number[]): void {
  if (known.length < 3) {
    skips('too few wrong passwords could be timed');
    return;
  }
  const [low, high] = Math.min(...known) > Math.max(...unknown) ? [unknown, known] : [known, unknown];
  const gap = Math.min(...high) - Math.max(...low);
  const isClear = [low, high].every((group) => Math.max(...group) - Math.min(...group) < gap);
  if (gap > MEASURABLE && isClear && Math.min(...high) > 1.5 * Math.max(...low))
    fails(
      `a wrong password takes ${range(known)} for the test account and ${range(unknown)} for an unknown address (${known.length} of each), which reveals who has an account: compute the hash for unknown addresses, too`,
    );
}

const range = (times: readonly number[]) =>
  `${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} ms`;
