/* What must have ended after some time. */
import { requestAccess } from '../../../src/screens/mail-request/access-request.api.ts';
import { fetchPersonalData } from '../../../src/screens/private-data/personal-data.api.ts';
import type { Check, Context } from '../context.ts';
import { signal } from '../unknown.ts';
import { needsCodes, openStage } from './codes.ts';
import { TEST_ACCOUNT } from './sign-in.ts';
import { needsMails } from './writing.ts';

export const LIFETIMES: readonly Check[] = [
  {
    what: 'Codes and links, lifetime',
    after: [TEST_ACCOUNT],
    skip: (options) => {
      if (!options.wait) return 'needs --wait';
      return needsCodes(options) && needsMails(options);
    },
    async run(context) {
      const { skips, sleep, options } = context;
      const { wait = 0 } = options;
      const [noCode, noLink] = [needsCodes(options), needsMails(options)];
      if (noCode) skips(`the lifetime of a code ${noCode}`);
      if (noLink) skips(`the lifetime of a link ${noLink}`);
      const stage = noCode ? undefined : await openStage(context);
      const code = await stage?.ask();
      const token = noLink ? undefined : await openedLink(context);
      if (!code && !token) return;
      await sleep(wait * 60_000);
      if (token)
        await context.isRefused(
          (client) => fetchPersonalData(client, token, signal),
          `${wait} minutes after the data was fetched, so the link works more than once`,
        );
      if (!stage || !code) return;
      await stage.isRefused(code, `with a code that is ${wait} minutes old`);
      // A complete sign-in ends the count of wrong codes.
      const next = await stage.ask();
      if (next) await stage.send(next);
    },
  },
];

/** The token of a link whose data has been fetched. */
async function openedLink(context: Context): Promise<string | undefined> {
  const { account, options, mailbox, succeeds } = context;
  if (!account.kinds.includes('member')) return undefined;
  const { email = '' } = options;
  const before = (await mailbox?.contents(email)) ?? new Set<string>();
  await succeeds((client) => requestAccess(client, 'personaldata', email, signal));
  const token = (await mailbox?.newLink(email, before))?.token;
  if (token) await succeeds((client) => fetchPersonalData(client, token, signal));
  return token;
}
