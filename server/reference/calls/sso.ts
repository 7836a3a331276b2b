import { type Context, Hono } from 'hono';
import { type Backend, MINUTE } from '../backend.ts';
import { readForm } from '../http/body.ts';
import { tabsCookie } from '../http/cookies.ts';
import { onlyOwnHost } from '../http/own-host.ts';
import { signIn } from '../http/session-cookie.ts';
import { campusIdPage } from '../pages/campus-id.ts';
import { accountsWithAccess } from '../store/accounts.ts';
import { isSameSecret, randomSecret } from '../store/secrets.ts';
import { chosenLocale, localeOf, readerIn, type TextKey } from '../texts/reader.ts';

/** The space makes sure that clients encode the address. */
export const SSO_PROVIDER = 'Campus ID';

const PROVIDER_PATH = '/campus-id';

/** Binds the return to this browser. */
const stateCookie = (backend: Backend) => tabsCookie(backend, 'sso-states', 10 * MINUTE);
const isStateOf = (backend: Backend, c: Context, state: string | undefined) =>
  stateCookie(backend)
    .read(c)
    .some((each) => isSameSecret(each, state));

/** Redirects to the provider. */
export function ssoCalls(backend: Backend): Hono {
  return new Hono().get('/auth/sso/:provider', (c) => {
    if (backend.isPublic || c.req.param('provider') !== SSO_PROVIDER) {
      return returnWithError(c, 'This login provider is not known.');
    }
    const state = randomSecret();
    stateCookie(backend).add(c, state);
    return c.redirect(`${PROVIDER_PATH}?state=${state}`);
  });
}

/** The mock provider: lets the person choose an account and redirects back. */
export function campusId(backend: Backend): Hono {
  return new Hono()
    .get(PROVIDER_PATH, onlyOwnHost, (c) => {
      const state = c.req.query('state');
      if (!isStateOf(backend, c, state)) return returnWithoutState(c);
      return c.html(campusIdPage(c, accountsWithAccess(backend.database), state ?? ''));
    })
    .post(PROVIDER_PATH, onlyOwnHost, async (c) => {
      const form = await readForm(c);
      const state = form.get('state') ?? undefined;
      if (!isStateOf(backend, c, state)) return returnWithoutState(c);
      if (form.get('decision') === 'decline') {
        return returnWithError(c, 'The login with {{provider}} was cancelled.');
      }
      const account = accountsWithAccess(backend.database).find(
        ({ id }) => String(id) === form.get('account'),
      );
      if (!account) return returnWithError(c, '{{provider}} did not say who you are.');
      const cookie = stateCookie(backend);
      cookie.write(
        c,
        cookie.read(c).filter((each) => !isSameSecret(each, state)),
      );
      signIn(c, backend, account, 'provider');
      return c.redirect(account.kind === 'user' ? '/login/sso/admin' : '/login/sso/member', 303);
    });
}

function returnWithoutState(c: Context): Response {
  return returnWithError(c, 'The login has expired. Please start again.');
}

function returnWithError(c: Context, text: TextKey): Response {
  // The browser opens this address itself.
  const message = readerIn(chosenLocale(c) ?? localeOf(c)).t(text, { provider: SSO_PROVIDER });
  return c.redirect(`/login/sso/error?message=${encodeURIComponent(message)}`, 303);
}
