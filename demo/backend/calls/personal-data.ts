import { Hono } from 'hono';
import { type Backend, MINUTE } from '../backend.ts';
import { ok } from '../http/answers.ts';
import { unknownLink } from '../http/refusal.ts';
import { personalData, personalReports } from '../store/members.ts';
import { findToken, spendToken } from '../store/tokens.ts';

/**
 * The portal repeats a GET once when the network fails, and by then the answer may have been under way: for so
 * long after the first time the same link is answered again, and the data is not lost with the connection.
 */
export const REPEAT_GRACE = MINUTE;

/** What a member's link from the mail opens. */
export function personalDataCalls(backend: Backend): Hono {
  return new Hono()
    .get('/members/personaldata/:token', (c) => {
      const found = findToken(backend, c.req.param('token'), REPEAT_GRACE);
      if (found?.type !== 'pdaccess') throw unknownLink(404);
      // Shown once (specification, section 2); HEAD shows nothing.
      if (c.req.method === 'GET') spendToken(backend, found.hash);
      return ok(c, personalData(backend.database, found.account));
    })
    .get('/members/personalreports/:token', (c) => {
      const found = findToken(backend, c.req.param('token'));
      if (found?.type !== 'personalreports') throw unknownLink(404);
      return ok(c, personalReports(backend.database, found.account));
    });
}
