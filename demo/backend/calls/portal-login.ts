import { Hono } from 'hono';
import { type } from 'superstruct';
import type { Backend } from '../backend.ts';
import { ok } from '../http/answers.ts';
import { EmailText, readJson } from '../http/body.ts';
import { limitClient } from '../http/limits.ts';
import { mailLink } from '../mail/mail-link.ts';
import { findAccount } from '../store/accounts.ts';
import { LINK_REQUESTS } from '../store/throttle.ts';

const Request = type({ email: EmailText });

/** A member asks for a link that signs in; the answer is the same whether or not there is such a member. */
export function portalLoginCalls(backend: Backend): Hono {
  return new Hono().post('/members/portallogin', async (c) => {
    const { email } = await readJson(c, Request);
    limitClient(c, backend, LINK_REQUESTS);
    backend.afterwards.add(c, async () => {
      const member = findAccount(backend.database, 'member', email);
      if (member?.active) await mailLink(backend, member, 'portalaccess');
    });
    return ok(c);
  });
}
