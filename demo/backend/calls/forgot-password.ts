import { Hono } from 'hono';
import { type } from 'superstruct';
import type { Backend } from '../backend.ts';
import { ok } from '../http/answers.ts';
import { EmailText, readJson } from '../http/body.ts';
import { limitClient } from '../http/limits.ts';
import { mailLink } from '../mail/mail-link.ts';
import { ACCOUNT_KINDS, type AccountKind, findAccount } from '../store/accounts.ts';
import { LINK_REQUESTS } from '../store/throttle.ts';

const Request = type({ email: EmailText });

const ROUTES: Record<string, readonly AccountKind[]> = {
  '/login/forgotpw': ACCOUNT_KINDS,
  '/login/user/forgotpw': ['user'],
  '/login/member/forgotpw': ['member'],
};

/** Always answers OK, so that nobody learns from it which accounts exist. */
export function forgotPasswordCalls(backend: Backend): Hono {
  const calls = new Hono();
  for (const [path, kinds] of Object.entries(ROUTES)) {
    calls.post(path, async (c) => {
      const { email } = await readJson(c, Request);
      limitClient(c, backend, LINK_REQUESTS);
      backend.afterwards.add(c, async () => {
        const account = kinds
          .map((kind) => findAccount(backend.database, kind, email))
          .find((candidate) => candidate && !candidate.suspended);
        if (account) await mailLink(backend, account, account.active ? 'forgotpw' : 'activate');
      });
      return ok(c);
    });
  }
  return calls;
}
