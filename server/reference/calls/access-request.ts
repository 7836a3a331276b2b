import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { EmailText, readJson } from '../http/body.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { ok } from '../http/responses.ts';
import { mailLink } from '../mail/mail-link.ts';
import { findAccount } from '../store/accounts.ts';
import { LINK_REQUESTS } from '../store/throttle.ts';
import { type } from '../structs.ts';
import { readerOf } from '../texts/reader.ts';

const Request = type({ email: EmailText });

/** The type of the mailed link, by path. */
const ROUTES = {
  '/members/personaldata': 'pdaccess',
  '/members/personalreports': 'personalreports',
} as const;

/**
 * Members without an activated account can also request their data. The response is always OK, so that it does not reveal
 * which accounts exist.
 */
export function accessRequestCalls(backend: Backend): Hono {
  const calls = new Hono();
  for (const [path, linkType] of Object.entries(ROUTES)) {
    calls.post(path, async (c) => {
      const { email } = await readJson(c, Request);
      rateLimit(c, backend, LINK_REQUESTS);
      backend.backgroundTasks.add(c, async () => {
        const member = findAccount(backend.database, 'member', email);
        if (member) await mailLink(backend, readerOf(c), member, linkType);
      });
      return ok(c);
    });
  }
  return calls;
}
