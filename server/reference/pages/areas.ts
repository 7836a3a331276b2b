import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Backend } from '../backend.ts';
import { antiForgeryField } from '../http/anti-forgery.ts';
import { pendingLink } from '../http/pending-link.ts';
import { signedInAccount, signOut } from '../http/session-cookie.ts';
import type { Account } from '../store/accounts.ts';
import { type Reader, readerOf } from '../texts/reader.ts';
import { type Html, page } from './layout.ts';
import { signInForm } from './mailed-sign-in.ts';

/** Placeholders for the product behind the login and for every page of it. They only show who is logged in. */
export function areaPages(backend: Backend): Hono {
  return new Hono()
    .get('/admin/*', (c) => {
      const account = signedInAccount(c, backend);
      const reader = readerOf(c);
      const content = account?.kind === 'user' ? welcome(c, reader, account) : logInFirst(c, reader, account);
      return c.html(page(reader.t('Admin area'), content, reader));
    })
    .get('/member/*', (c) => {
      const account = signedInAccount(c, backend);
      const link = pendingLink(c, backend, 'portalaccess');
      const reader = readerOf(c);
      const title = reader.t('Member portal');
      if (link && link.account.id !== account?.id)
        return c.html(page(title, signInForm(c, reader, link), reader));
      const content =
        account?.kind === 'member' ? welcome(c, reader, account) : logInFirst(c, reader, account);
      return c.html(page(title, content, reader));
    })
    .post('/signout', (c) => {
      signOut(c, backend);
      return c.redirect('/login/', 303);
    });
}

function welcome(c: Context, { t }: Reader, { name, email, memberid }: Account): Html {
  return html`<p>${t('You are logged in as {{name}} ({{email}}).', { name, email })}</p>
    ${memberid !== null && html`<p>${t('Your member number is {{number}}.', { number: memberid })}</p>`}
    <form method="post" action="/signout">
      ${antiForgeryField(c)}
      <button type="submit">${t('Log out')}</button>
    </form>`;
}

/** The login leads back to the page that the person wanted. */
function logInFirst(c: Context, { t }: Reader, account: Account | undefined): Html {
  const reason = account
    ? t('You are logged in as {{name}}, which does not open this area.', { name: account.name })
    : t('You are not logged in.');
  const { pathname, search } = new URL(c.req.url);
  const wanted = pathname + search;
  const login = /^\/\w+$/.test(wanted) ? '/login/' : `/login/?next=${encodeURIComponent(wanted)}`;
  return html`<p>${reason}</p>
    <p><a class="button" href="${login}">${t('Go to the login')}</a></p>`;
}
