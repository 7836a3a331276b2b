/* What must have ended after some time. */

import type { Client } from '../../../src/api/client.ts';
import { requestPortalLink } from '../../../src/screens/login/login.api.ts';
import { requestAccess } from '../../../src/screens/mail-request/access-request.api.ts';
import { fetchPersonalData } from '../../../src/screens/private-data/personal-data.api.ts';
import { checkToken } from '../../../src/screens/token/token.api.ts';
import type { Exchange } from '../client.ts';
import type { Check, Context } from '../context.ts';
import { signal } from '../unknown.ts';
import { needsCodes, openStage } from './codes.ts';
import { TEST_ACCOUNT } from './sign-in.ts';
import { needsMails } from './writing.ts';

/** A code or a link. */
interface Secret {
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

export const LIFETIMES: readonly Check[] = [
  {
    what: 'Codes and links, lifetime',
    after: [TEST_ACCOUNT],
    skip: (options) => {
      if (!options.wait) return 'needs --wait';
      return needsCodes(options) && needsMails(options);
    },
    async run(context) {
      const { skips, fails, warns, sleep, options } = context;
      const { wait = 0 } = options;
      const [noCode, noLink] = [needsCodes(options), needsMails(options)];
      if (noCode) skips(`the lifetime of a code ${noCode}`);
      if (noLink) skips(`the lifetime of a link ${noLink}`);
      const secrets = [
        noCode ? undefined : await sentCode(context),
        noLink ? undefined : await openedLink(context),
        noLink ? undefined : await linkThatSignsIn(context),
      ];
      const valid = new Set(secrets.filter((secret) => secret !== undefined));
      if (valid.size === 0) return;
      const times = [...valid].map(({ usual }) => usual).filter((minutes) => minutes < wait);
      let now = 0;
      for (const minutes of [...new Set(times.sort((one, other) => one - other)), wait]) {
        await sleep((minutes - now) * 60_000);
        now = minutes;
        for (const secret of valid) {
          if (now < secret.usual && now < wait) continue;
          const { outcome, call, visit } = await secret.use();
          const report = now === wait && secret.level === 'fails' ? fails : warns;
          if (outcome === 'success') report(`${call} succeeds, ${secret.why(now)}`, visit);
          else valid.delete(secret);
          if (outcome === 'refusal') await secret.finish?.();
        }
      }
    },
  },
];

async function sentCode(context: Context): Promise<Secret | undefined> {
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
async function openedLink(context: Context): Promise<Secret | undefined> {
  const token = await tokenOf(context, (client, email) =>
    requestAccess(client, 'personaldata', email, signal),
  );
  if (!token) return undefined;
  const fetchData = (client: Client) => fetchPersonalData(client, token, signal);
  await context.succeeds(fetchData);
  return {
    usual: 2,
    level: 'fails',
    why: (minutes) => `${minutes} minutes after the data was fetched, so the link works more than once`,
    use: () => context.exchange(fetchData),
  };
}

async function linkThatSignsIn(context: Context): Promise<Secret | undefined> {
  const token = await tokenOf(context, (client, email) => requestPortalLink(client, email, signal));
  if (!token) return undefined;
  return {
    usual: 11,
    level: 'warns',
    why: (minutes) => `with a link that signs in and is ${minutes} minutes old`,
    use: () => context.exchange((client) => checkToken(client, token, signal)),
  };
}

/** The token of a link that only members get. */
async function tokenOf(
  { account, options, mailbox, succeeds }: Context,
  request: (client: Client, email: string) => Promise<unknown>,
): Promise<string | undefined> {
  if (!account.kinds.includes('member')) return undefined;
  const { email = '' } = options;
  const before = (await mailbox?.contents(email)) ?? new Set<string>();
  await succeeds((client) => request(client, email));
  return (await mailbox?.newLink(email, before, 'short'))?.token;
}
