import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Backend } from '../backend.ts';
import { antiForgeryField } from '../http/anti-forgery.ts';
import { unknownLink } from '../http/http-error.ts';
import { confirmedLink, linkField } from '../http/pending-link.ts';
import { signIn } from '../http/session-cookie.ts';
import { type MailedToken, spendToken } from '../store/tokens.ts';
import type { Reader } from '../texts/reader.ts';
import type { Html } from './layout.ts';

/** A mailed link to the member portal signs in once, after the person has confirmed it. */
export function mailedSignIn(backend: Backend): Hono {
  return new Hono().post('/member/*', async (c) => {
    const link = await confirmedLink(c, backend, 'portalaccess');
    if (!link || !spendToken(backend, link.hash)) throw unknownLink(422);
    signIn(c, backend, link.account, 'link');
    // The path of a request has no host, but a second slash would begin one.
    return c.redirect(c.req.path.replace(/\/+/g, '/'), 303);
  });
}

/** Shows the account, so that nobody signs in with another person's link by mistake. */
export function signInForm(c: Context, { t }: Reader, link: MailedToken): Html {
  const { name, email } = link.account;
  return html`<p>${t('Your link logs you in as {{name}} ({{email}}).', { name, email })}</p>
    <form method="post" action="${c.req.path}">
      ${antiForgeryField(c)} ${linkField(link)}
      <button type="submit">${t('Log in')}</button>
    </form>`;
}
