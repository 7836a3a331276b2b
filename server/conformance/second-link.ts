/* Another link for a new password. */

import type { AccountType } from '../../src/kit/account-type.ts';
import { requestRecovery } from './calls.ts';
import type { Context } from './context.ts';
import { OTHER_HOST, postWithHost } from './forged-host.ts';

/** First with another host, because servers often build links from it. */
export async function secondLink(context: Context, kind: AccountType, email: string) {
  const { site, mailbox, newVisitor, fails, skips } = context;
  const before = (await mailbox?.contents(email)) ?? new Set<string>();
  const { browser } = await newVisitor();
  const path = `/api/v1/login/${kind}/forgotpw`;
  const status = await postWithHost(site, browser, path, { email });
  const forged = status === 200 ? await mailbox?.newLink(email, before, 'short') : undefined;
  if (!forged) skips('links of requests with another host, which the server does not answer');
  else if (new URL(forged.address).hostname === OTHER_HOST)
    fails(
      `POST ${path} takes the address of the link from Host, which anybody can send: the email leads to the site of an attacker`,
    );
  return forged ?? nextLink(context, kind, email);
}

export async function nextLink({ mailbox, succeeds }: Context, kind: AccountType, email: string) {
  const before = (await mailbox?.contents(email)) ?? new Set<string>();
  const { outcome } = await succeeds(requestRecovery(kind, email));
  return outcome === 'success' ? mailbox?.newLink(email, before) : undefined;
}
