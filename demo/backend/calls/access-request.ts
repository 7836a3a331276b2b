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

/** The path of the request, and the type of the link it mails. */
const ROUTES = {
  '/members/personaldata': 'pdaccess',
  '/members/personalreports': 'personalreports',
} as const;

/** Members who are not activated may ask as well: it is their data. Always OK, as for forgotten passwords. */
export function accessRequestCalls(backend: Backend): Hono {
  const calls = new Hono();
  for (const [path, linkType] of Object.entries(ROUTES)) {
    calls.post(path, async (c) => {
      const { email } = await readJson(c, Request);
      limitClient(c, backend, LINK_REQUESTS);
      backend.afterwards.add(c, async () => {
        const member = findAccount(backend.database, 'member', email);
        if (member) await mailLink(backend, member, linkType);
      });
      return ok(c);
    });
  }
  return calls;
}
