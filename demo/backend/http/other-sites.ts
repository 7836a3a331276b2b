import type { Context, MiddlewareHandler } from 'hono';
import type { Backend } from '../backend.ts';
import { isCall } from './answers.ts';
import { allowedOrigin } from './cross-origin.ts';
import { Refusal } from './refusal.ts';

const SINGLE_SIGN_ON = /^\/api\/v1\/auth\/sso\//;

/**
 * Refuses what the page of another site makes a browser send: every form, and every call unless its origin is allowed.
 * Pages and files may be opened and loaded from anywhere, because that changes nothing. Browsers say in `Sec-Fetch-Site`
 * where a request comes from. Old ones do not, and none does over plain http: then `Origin` has to do. The anti-forgery
 * token is asked for as well.
 */
export function refuseOtherSites(backend: Backend): MiddlewareHandler {
  return async (c, next) => {
    const mustBeOurs = isCall(c) ? !isNavigationToSignOn(c) && !allowedOrigin(c, backend) : isForm(c);
    if (mustBeOurs && isFromOtherSite(c, backend)) {
      throw new Refusal(403, 'This request came from another site.');
    }
    await next();
  };
}

const isForm = (c: Context) => c.req.method !== 'GET' && c.req.method !== 'HEAD';

/** The one call that is no call: the browser itself goes there. */
function isNavigationToSignOn(c: Context): boolean {
  const mode = c.req.header('Sec-Fetch-Mode') ?? 'navigate';
  return SINGLE_SIGN_ON.test(c.req.path) && mode === 'navigate';
}

function isFromOtherSite(c: Context, backend: Backend): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const from = c.req.header('Origin');
  if (from === undefined || from === backend.origin) return false;
  // Nobody can make a browser send another Host than the one it goes to.
  return !URL.canParse(from) || new URL(from).host !== c.req.header('Host');
}
