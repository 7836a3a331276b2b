import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { ok } from '../http/answers.ts';
import { unknownLink } from '../http/refusal.ts';
import { signIn } from '../http/session-cookie.ts';
import { confirmMember } from '../store/new-members.ts';
import { findToken } from '../store/tokens.ts';

/**
 * What a mailed link is good for. Asking does not spend it; a portal link signs the browser in, and a link to
 * confirm an address confirms it.
 */
export function tokenCalls(backend: Backend): Hono {
  return new Hono().get('/token/:token', (c) => {
    const token = c.req.param('token');
    const found = findToken(backend, token);
    if (!found) throw unknownLink(404);
    const { type, account, origin } = found;
    if (type === 'portalaccess') signIn(c, backend, account, token);
    if (type === 'registration' || type === 'vouchernewreg') confirmMember(backend.database, account);
    return ok(c, {
      type,
      target: account.kind,
      ...(account.memberid !== null && { memberid: account.memberid }),
      ...origin,
      token,
    });
  });
}
