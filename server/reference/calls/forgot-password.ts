import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { EmailText, readJson } from '../http/body.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { ok } from '../http/responses.ts';
import { mailLink } from '../mail/mail-link.ts';
import { ACCOUNT_TYPES, type AccountType, findAccount } from '../store/accounts.ts';
import { LINK_REQUESTS } from '../store/throttle.ts';
import { type } from '../structs.ts';
import { readerOf } from '../texts/reader.ts';

const Request = type({ email: EmailText });

const ROUTES: Record<string, readonly AccountType[]> = {
  '/login/forgotpw': ACCOUNT_TYPES,
  '/login/user/forgotpw': ['user'],
  '/login/member/forgotpw': ['member'],
};

/** The response is always OK, so that it does not reveal which accounts exist. */
export function forgotPasswordCalls(backend: Backend): Hono {
  const calls = new Hono();
  for (const [path, kinds] of Object.entries(ROUTES)) {
    calls.post(path, async (c) => {
      const { email } = await readJson(c, Request);
      rateLimit(c, backend, LINK_REQUESTS);
      backend.backgroundTasks.add(c, async () => {
        const account = kinds
          .map((kind) => findAccount(backend.database, kind, email))
          .find((candidate) => candidate && !candidate.suspended);
        if (account) await mailLink(backend, readerOf(c), account, account.active ? 'forgotpw' : 'activate');
      });
      return ok(c);
    });
  }
  return calls;
}
