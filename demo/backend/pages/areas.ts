import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Backend } from '../backend.ts';
import { antiForgeryField } from '../http/anti-forgery.ts';
import { pendingLink } from '../http/pending-link.ts';
import { signedInAccount, signOut } from '../http/session-cookie.ts';
import type { Account } from '../store/accounts.ts';
import { type Html, page } from './layout.ts';
import { signInForm } from './mailed-sign-in.ts';

/** Placeholders for the product behind the sign-in. They only show who is signed in. */
export function areaPages(backend: Backend): Hono {
  return new Hono()
    .get('/admin', (c) => {
      const account = signedInAccount(c, backend);
      return c.html(
        page('Admin area', account?.kind === 'user' ? welcome(c, account) : signInFirst(account)),
      );
    })
    .get('/member', (c) => {
      const account = signedInAccount(c, backend);
      const link = pendingLink(c, backend, 'portalaccess');
      if (link && link.account.id !== account?.id) return c.html(page('Member portal', signInForm(c, link)));
      return c.html(
        page('Member portal', account?.kind === 'member' ? welcome(c, account) : signInFirst(account)),
      );
    })
    .post('/signout', (c) => {
      signOut(c, backend);
      return c.redirect('/login/', 303);
    });
}

function welcome(c: Context, account: Account): Html {
  return html`<p>You are signed in as <strong>${account.name}</strong> (${account.email}).</p>
    ${account.memberid !== null && html`<p>Your member number is ${account.memberid}.</p>`}
    <form method="post" action="/signout">
      ${antiForgeryField(c)}
      <button type="submit">Sign out</button>
    </form>`;
}

function signInFirst(account: Account | undefined): Html {
  const reason = account
    ? `You are signed in as ${account.name}, which does not open this area.`
    : 'You are not signed in.';
  return html`<p>${reason}</p>
    <p><a class="button" href="/login/">Go to the login</a></p>`;
}
