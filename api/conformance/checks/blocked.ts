/* An account without access. */
import type { AccountType } from '../../../src/kit/account-type.ts';
import { probe, signIn } from '../../../src/screens/login/login.api.ts';
import { requestRecovery } from '../../../src/screens/mail-request/forgot-password.api.ts';
import { areaOf } from '../area.ts';
import type { Check } from '../context.ts';
import { signal, UNKNOWN, unknownEmail } from '../unknown.ts';

export const BLOCKED: readonly Check[] = [
  {
    what: 'Login, blocked account',
    skip: ({ write, blocked, blockedPassword }) => {
      if (!write || !blocked) return 'needs --write and --blocked';
      return blockedPassword ? undefined : 'needs the password in PORTAL_BLOCKED_PASSWORD';
    },
    async run(context) {
      const { succeeds, isRefused, fails, warns, newVisitor, mailbox, skips, options } = context;
      const { blocked: email = '', blockedPassword = '' } = options;
      const visitor = await newVisitor();
      const asked = await succeeds((client) => probe(client, email, signal), visitor);
      const { action = '' } = (asked.data ?? {}) as { action?: string };
      if (action === 'admin' || action === 'portal')
        fails(`${asked.call} answers "${action}" for a blocked account`, asked.visit);
      const type: AccountType = action === 'password' ? 'user' : 'member';
      const signInAs = (address: string, password: string, why?: string) =>
        isRefused(
          (client) => signIn(client, { type, email: address, password, code: '' }, signal),
          why,
          visitor,
        );
      const wrong = await signInAs(email, UNKNOWN);
      const unknown = await signInAs(unknownEmail(), UNKNOWN);
      const isLimited = wrong.outcome === 'limited' || unknown.outcome === 'limited';
      if (
        !isLimited &&
        (wrong.visit?.status !== unknown.visit?.status || wrong.visit?.body !== unknown.visit?.body)
      )
        fails(`${wrong.call} says that the account is blocked before the password is right`, wrong.visit);
      const right = await signInAs(email, blockedPassword, 'although the account is blocked');
      if (right.outcome === 'refusal' && right.visit?.status !== 403)
        warns(
          `${right.call} refuses a blocked account with ${right.visit?.status}, expected 403`,
          right.visit,
        );
      if ((await areaOf(context, type, visitor.browser, email)).showsAccount)
        fails(`${right.call} signs a blocked account in`, right.visit);
      if (!mailbox) return skips('emails to a blocked account: needs --outbox-url or --code-command');
      const before = await mailbox.contents(email);
      const request = await succeeds((client) => requestRecovery(client, 'any', email, signal));
      if (await mailbox.newLink(email, before, 'short'))
        fails(`${request.call} sends a link to a blocked account`, request.visit);
    },
  },
];
