/* Accounts without access: blocked, or never activated. */

import type { AccountType } from '../../../src/kit/account-type.ts';
import { areaOf } from '../area.ts';
import { probe, requestRecovery, setPassword, signIn } from '../calls.ts';
import type { Check, Options } from '../context.ts';
import { COMMON } from '../passwords.ts';
import { UNKNOWN } from '../unknown.ts';
import { FORMS } from './writing.ts';

/** Of three types. A client may request some links only, so without --limits one of them. */
const MAILING = ['Forgot Password', 'Login, link by email', 'Access request for personal data'] as const;

const needsInactive = ({ write, inactive, inactivePassword }: Options) => {
  if (!write || !inactive) return 'needs --write and --inactive';
  return inactivePassword ? undefined : 'needs the password in PORTAL_INACTIVE_PASSWORD';
};

export const BLOCKED: readonly Check[] = [
  {
    what: 'Login, blocked account',
    after: ['Login, wrong password'],
    skip: ({ write, blocked, blockedPassword }) => {
      if (!write || !blocked) return 'needs --write and --blocked';
      return blockedPassword ? undefined : 'needs the password in PORTAL_BLOCKED_PASSWORD';
    },
    async run(context) {
      const { account, succeeds, isRefused, fails, warns, newVisitor, mailbox, skips, options } = context;
      const { blocked: email = '', blockedPassword = '' } = options;
      const visitor = await newVisitor();
      const asked = await succeeds(probe(email), visitor);
      if (asked.outcome === 'limited') return;
      const { action = '' } = (asked.data ?? {}) as { action?: string };
      if (action === 'admin' || action === 'portal')
        fails(`${asked.call} answers "${action}" for a blocked account`, asked.visit);
      const type: AccountType = action === 'password' ? 'user' : 'member';
      const signInWith = (password: string, why?: string) =>
        isRefused(signIn({ type, email, password }), why, visitor);
      const wrong = await signInWith(UNKNOWN);
      // Not asked for again, because wrong passwords are limited.
      const unknown = account.refusals.get(type);
      if (
        unknown &&
        wrong.outcome !== 'limited' &&
        (wrong.visit?.status !== unknown.status || wrong.visit?.body !== unknown.body)
      )
        fails(`${wrong.call} says that the account is blocked before the password is right`, wrong.visit);
      const right = await signInWith(blockedPassword, 'although the account is blocked');
      if (right.outcome === 'refusal' && right.visit?.status !== 403)
        warns(
          `${right.call} refuses a blocked account with ${right.visit?.status}, expected 403`,
          right.visit,
        );
      if ((await areaOf(context, type, visitor.browser, email)).showsAccount)
        fails(`${right.call} signs a blocked account in`, right.visit);
      if (!mailbox) return skips('emails to a blocked account: needs --outbox-url or --code-command');
      for (const name of options.limits ? MAILING : MAILING.slice(0, 1)) {
        const before = await mailbox.contents(email);
        const request = await succeeds(FORMS[name].call(email));
        if (await mailbox.newLink(email, before, 'short'))
          fails(`${request.call} sends a link to a blocked account`, request.visit);
      }
    },
  },
  {
    what: 'Login, account that was never activated',
    skip: needsInactive,
    async run(context) {
      const { succeeds, isRefused, fails, skips, mailbox, options } = context;
      const { inactive: email = '', inactivePassword = '' } = options;
      const asked = await succeeds(probe(email));
      if (asked.outcome === 'limited') return;
      const { call, data, visit } = asked;
      const { action, active_user, active_member } = (data ?? {}) as Readonly<Record<string, unknown>>;
      const type: AccountType = action === 'password' ? 'user' : 'member';
      if ((type === 'user' ? active_user : active_member) !== false)
        fails(`${call} does not say in active_${type} that the account was never activated`, visit);
      await isRefused(
        signIn({ type, email, password: inactivePassword }),
        'although the account was never activated',
      );
      if (!mailbox) return skips('a new password of it: needs --outbox-url or --code-command');
      const before = await mailbox.contents(email);
      await succeeds(requestRecovery(type, email));
      const link = await mailbox.newLink(email, before, 'short');
      if (!link) return skips('a new password of it: no link has arrived');
      const set = (password: string, why: string) =>
        isRefused(
          setPassword(
            { type: 'activate', account: type, value: link.token },
            { password, repeated: password },
          ),
          why,
        );
      const { outcome } = await set(COMMON, 'with one of the most used passwords, for a new account');
      if (outcome === 'refusal') await set('Qu-7 vß', 'with 7 characters, for a new account');
    },
  },
];
