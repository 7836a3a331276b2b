import { Hono } from 'hono';
import { type Backend, MINUTE } from '../backend.ts';
import { unknownLink } from '../http/http-error.ts';
import { ok } from '../http/responses.ts';
import { personalData, personalReports } from '../store/members.ts';
import { reportAddress } from '../store/report-address.ts';
import { findToken, spendToken } from '../store/tokens.ts';

/**
 * The portal repeats a GET once if the network fails, possibly after the server has responded. During this time a link that
 * was used once still works, so that the data is not lost with the connection.
 */
const REPEAT_GRACE = MINUTE;

/** The data that the links of the access requests open. */
export function personalDataCalls(backend: Backend): Hono {
  return new Hono()
    .get('/members/personaldata/:token', (c) => {
      const found = findToken(backend, c.req.param('token'), REPEAT_GRACE);
      if (found?.type !== 'pdaccess') throw unknownLink(404);
      // The link works once. A HEAD request returns no data, so it does not count.
      if (c.req.method === 'GET') spendToken(backend, found.hash);
      return ok(c, personalData(backend.database, found.account));
    })
    .get('/members/personalreports/:token', (c) => {
      const found = findToken(backend, c.req.param('token'));
      if (found?.type !== 'personalreports') throw unknownLink(404);
      return ok(
        c,
        personalReports(backend.database, found.account, (report) =>
          reportAddress(backend, found.account, report),
        ),
      );
    });
}
