import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { ok } from '../http/answers.ts';
import { isPending, leavePending } from '../http/pending-link.ts';
import { unknownLink } from '../http/refusal.ts';
import { findToken } from '../store/tokens.ts';

/** What a mailed link is good for. Asking changes nothing and spends nothing, whoever asks. */
export function tokenCalls(backend: Backend): Hono {
  return new Hono().get('/token/:token', (c) => {
    const token = c.req.param('token');
    const found = findToken(backend, token);
    if (!found) throw unknownLink(404);
    const { type, account, origin } = found;
    if (isPending(type)) leavePending(c, backend, token);
    return ok(c, {
      type,
      target: account.kind,
      ...(account.memberid !== null && { memberid: account.memberid }),
      ...origin,
      // A token that waits in the cookie is not told: the portal would write it into an address (D39).
      ...(!isPending(type) && { token }),
    });
  });
}
