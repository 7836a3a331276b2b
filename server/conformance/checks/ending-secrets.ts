/* Codes, links and sessions that must end after some time. The kit receives each of them. */

import type { Client } from '../../../src/contract/client.ts';
import {
  checkToken,
  fetchPasskeyCreation,
  fetchPersonalData,
  fetchPersonalReports,
  requestAccess,
  requestPortalLink,
  requestRecovery,
  setPassword,
  signIn,
} from '../calls.ts';
import type { Exchange } from '../client.ts';
import type { Context } from '../context.ts';
import { hasPasskeys } from '../own-passkey.ts';
import { same } from '../passwords.ts';
import { newPassword } from '../unknown.ts';
import { openStage } from './codes.ts';

/** Minutes. */
export const HOUR = 60;
/** Milliseconds. A repeated call succeeds for a minute after the first one. */
const POLL_INTERVAL = 45_000;
const POLLS = 4;

/** A code or a link. */
export interface Secret {
  /** Minutes after which it has ended in the reference backend. */
  readonly usual: number;
  /** `fails` if it must have ended after the time of `--wait`. */
  readonly level: 'fails' | 'warns';
  /** Why it should have. */
  why(minutes: number): string;
  use(): Promise<Exchange>;
  /** Leaves the account as it was, after a refusal. */
  finish?(): Promise<void>;
}

export async function sentCode(context: Context): Promise<Secret | undefined> {
  const stage = await openStage(context);
  const code = await stage?.ask();
  if (!stage || !code) return undefined;
  return {
    usual: 11,
    level: 'fails',
    why: (minutes) => `with a code that is ${minutes} minutes old`,
    use: () => stage.send(code),
    async finish() {
      // A complete sign-in ends the count of wrong codes.
      const next = await stage.ask();
      if (next) await stage.send(next);
    },
  };
}

/** The data has been fetched. */
export async function openedLink(context: Context): Promise<Secret | undefined> {
  if (!context.account.kinds.includes('member')) return undefined;
  const token = await tokenOf(context, (email) => requestAccess('personaldata', email));
  if (!token) return undefined;
  const fetchData = fetchPersonalData(token);
  const { call } = await context.succeeds(fetchData);
  for (let polls = 0; polls < POLLS; polls += 1) {
    await context.sleep(POLL_INTERVAL);
    const { outcome, visit } = await context.exchange(fetchData);
    if (outcome !== 'success') break;
    if (polls === POLLS - 1)
      context.warns(`${call} succeeds for as long as somebody repeats it, so the link never ends`, visit);
  }
  return {
    usual: 2,
    level: 'fails',
    why: (minutes) => `${minutes} minutes after the data was fetched, so the link works more than once`,
    use: () => context.exchange(fetchData),
  };
}

export async function linkThatSignsIn(context: Context): Promise<Secret | undefined> {
  if (!context.account.kinds.includes('member')) return undefined;
  const token = await tokenOf(context, requestPortalLink);
  if (!token) return undefined;
  return {
    usual: 11,
    level: 'warns',
    why: (minutes) => `with a link that signs in and is ${minutes} minutes old`,
    use: () => context.exchange(checkToken(token)),
  };
}

/** A new passkey needs a session that began in the last ten minutes. */
export async function sessionForPasskey(context: Context): Promise<Secret | undefined> {
  const { account, options, newVisitor, exchange } = context;
  const { email = '' } = options;
  const [type] = account.kinds;
  const { password } = account;
  if (!type || !password) return undefined;
  const visitor = await newVisitor();
  await exchange(signIn({ type, email, password }), visitor);
  const create = () => exchange(fetchPasskeyCreation(), visitor);
  if (!(await hasPasskeys(context))) return undefined;
  if ((await create()).outcome !== 'success') return undefined;
  return {
    usual: 11,
    level: 'fails',
    why: (minutes) =>
      `${minutes} minutes after the sign-in, so a stranger at an open computer can add a passkey`,
    use: create,
  };
}

export async function linkForPassword(context: Context): Promise<Secret | undefined> {
  const [kind] = context.account.kinds;
  const token = kind && (await tokenOf(context, (email) => requestRecovery(kind, email)));
  if (!token || !kind) return undefined;
  return {
    usual: HOUR + 1,
    level: 'warns',
    why: (minutes) => `with a link for a new password that is ${minutes} minutes old`,
    async use() {
      const checked = await context.exchange(checkToken(token));
      if (checked.outcome !== 'refusal') return checked;
      const password = newPassword();
      context.addSecret(password);
      const form = { type: 'forgotpw', account: kind, value: token } as const;
      const done = await context.exchange(setPassword(form, same(password)));
      if (done.outcome === 'success') context.account.password = password;
      return done;
    },
  };
}

/** Nobody has opened it. */
export async function linkToReports(context: Context): Promise<Secret | undefined> {
  if (!context.account.kinds.includes('member')) return undefined;
  const token = await tokenOf(context, (email) => requestAccess('personalreports', email));
  if (!token) return undefined;
  return {
    usual: HOUR + 1,
    level: 'warns',
    why: (minutes) => `with a link to the reports that is ${minutes} minutes old`,
    use: () => context.exchange(fetchPersonalReports(token)),
  };
}

/** The token of a link that arrives. */
async function tokenOf(
  { options, mailbox, succeeds, skips }: Context,
  request: (email: string) => (client: Client) => Promise<unknown>,
): Promise<string | undefined> {
  const { email = '' } = options;
  const before = (await mailbox?.contents(email)) ?? new Set<string>();
  const { call } = await succeeds(request(email));
  const link = await mailbox?.newLink(email, before, 'short');
  if (!link) skips(`the lifetime of a link of ${call}: none has arrived`);
  return link?.token;
}
