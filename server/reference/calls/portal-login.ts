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

/** Mails a sign-in link to a member. The response does not reveal whether the member exists. */
export function portalLoginCalls(backend: Backend): Hono {
  return new Hono().post('/members/portallogin', async (c) => {
    const { email } = await readJson(c, Request);
    rateLimit(c, backend, LINK_REQUESTS);
    backend.backgroundTasks.add(c, async () => {
      const member = findAccount(backend.database, 'member', email);
      // A link must not replace the code.
      if (member?.active && !member.twofactor) await mailLink(backend, readerOf(c), member, 'portalaccess');
    });
    return ok(c);
  });
}
