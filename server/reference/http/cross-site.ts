import type { Context, MiddlewareHandler } from 'hono';
import type { Backend } from '../backend.ts';
import { allowedOrigin } from './cross-origin.ts';
import { HttpError } from './http-error.ts';
import { isCall } from './is-call.ts';

const SINGLE_SIGN_ON = /^\/api\/v1\/auth\/sso\//;

/**
 * Rejects cross-site requests: all forms, and API calls unless their origin is allowed. Pages and files can be requested from
 * anywhere because this changes nothing. Browsers send the source of a request in `Sec-Fetch-Site`; old browsers do not, and no
 * browser does over plain http to hosts other than localhost. `Origin` is the fallback. The anti-forgery token is checked as well.
 */
export function rejectCrossSite(backend: Backend): MiddlewareHandler {
  return async (c, next) => {
    const mustBeSameOrigin = isCall(c) ? !isSsoNavigation(c) && !allowedOrigin(c, backend) : isForm(c);
    if (mustBeSameOrigin && isCrossSite(c, backend)) {
      throw new HttpError(403, 'This request came from another site.');
    }
    await next();
  };
}

const isForm = (c: Context) => c.req.method !== 'GET' && c.req.method !== 'HEAD';

/** The browser navigates to the single sign-on address, so a link on another site may lead there. */
function isSsoNavigation(c: Context): boolean {
  const mode = c.req.header('Sec-Fetch-Mode') ?? 'navigate';
  return SINGLE_SIGN_ON.test(c.req.path) && mode === 'navigate';
}

function isCrossSite(c: Context, backend: Backend): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const from = c.req.header('Origin');
  if (from === undefined || from === backend.origin) return false;
  // Pages cannot forge the Host header.
  return !URL.canParse(from) || new URL(from).host !== c.req.header('Host');
}
