import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Backend } from '../backend.ts';
import { readForm } from '../http/body.ts';
import { signIn } from '../http/session-cookie.ts';
import { campusIdPage } from '../pages/campus-id.ts';
import { accountsWithAccess } from '../store/accounts.ts';
import { isSameSecret, randomSecret } from '../store/secrets.ts';

/** With a space, so that whoever builds the address has to encode it. */
export const SSO_PROVIDER = 'Campus ID';

const STATE_COOKIE = 'sso-state';
const PROVIDER_PATH = '/campus-id';

/** Out to the provider. The state ties the way back to the browser that went out. */
export function ssoCalls(backend: Backend): Hono {
  return new Hono().get('/auth/sso/:provider', (c) => {
    if (c.req.param('provider') !== SSO_PROVIDER) {
      return returnWithError(c, 'This sign-in provider is not known.');
    }
    const state = randomSecret();
    setCookie(c, STATE_COOKIE, state, {
      path: PROVIDER_PATH,
      httpOnly: true,
      sameSite: 'Lax',
      secure: backend.origin.startsWith('https:'),
      maxAge: 600,
    });
    return c.redirect(`${PROVIDER_PATH}?state=${state}`);
  });
}

/** The pretend provider: asks who one is, and comes back. */
export function campusId(backend: Backend): Hono {
  return new Hono()
    .get(PROVIDER_PATH, (c) => {
      const state = c.req.query('state');
      if (!isSameSecret(state, getCookie(c, STATE_COOKIE))) return returnWithoutState(c);
      return c.html(campusIdPage(accountsWithAccess(backend.database), state ?? ''));
    })
    .post(PROVIDER_PATH, async (c) => {
      const form = await readForm(c);
      const expected = deleteCookie(c, STATE_COOKIE, { path: PROVIDER_PATH });
      if (!isSameSecret(form.get('state') ?? undefined, expected)) return returnWithoutState(c);
      if (form.get('decision') === 'decline') {
        return returnWithError(c, `The sign-in with ${SSO_PROVIDER} was cancelled.`);
      }
      const account = accountsWithAccess(backend.database).find(
        ({ id }) => String(id) === form.get('account'),
      );
      if (!account) return returnWithError(c, `${SSO_PROVIDER} did not say who you are.`);
      signIn(c, backend, account);
      return c.redirect(account.kind === 'user' ? '/login/sso/admin' : '/login/sso/member', 303);
    });
}

function returnWithoutState(c: Context): Response {
  return returnWithError(c, 'The sign-in has expired. Please start again.');
}

function returnWithError(c: Context, message: string): Response {
  return c.redirect(`/login/sso/error?message=${encodeURIComponent(message)}`, 303);
}
