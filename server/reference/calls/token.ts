import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { unknownLink } from '../http/http-error.ts';
import { isPendingType, storePendingLink } from '../http/pending-link.ts';
import { ok } from '../http/responses.ts';
import { confirmAddress } from '../store/new-members.ts';
import { findToken, type TokenType } from '../store/tokens.ts';

/** The form needs the address: for password managers, or to log in. */
const NAMES_ADDRESS: readonly TokenType[] = ['forgotpw', 'activate', 'vouchernewreg'];

/**
 * Returns what a mailed link is for, and does not spend it. The request changes nothing, except that it confirms the address of a
 * voucher: no page follows that could ask the person (D99).
 */
export function tokenCalls(backend: Backend): Hono {
  return new Hono().get('/token/:token', (c) => {
    const token = c.req.param('token');
    const found = findToken(backend, token);
    if (!found) throw unknownLink(404);
    const { type, account, origin } = found;
    if (type === 'vouchernewreg') confirmAddress(backend, found);
    if (isPendingType(type)) storePendingLink(c, backend, token);
    return ok(c, {
      type,
      target: account.kind,
      ...(account.memberid !== null && { memberid: account.memberid }),
      ...origin,
      // The link was mailed to this address.
      ...(NAMES_ADDRESS.includes(type) && { email: account.email }),
      // A pending token is kept in the cookie. If it were returned, the portal would write it into an address.
      ...(!isPendingType(type) && { token }),
    });
  });
}
