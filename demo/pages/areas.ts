import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Backend } from '../backend.ts';
import { signedInAccount, signOut } from '../http/session-cookie.ts';
import type { Account, AccountKind } from '../store/accounts.ts';
import { type Html, page } from './layout.ts';

/** Where people are after signing in: the product beyond the access area is not ours, so these only say who is in. */
export function areaPages(backend: Backend): Hono {
  const area = (kind: AccountKind, title: string) => (c: Context) => {
    const account = signedInAccount(c, backend);
    return c.html(page(title, account?.kind === kind ? welcome(account) : signInFirst(account)));
  };
  return new Hono()
    .get('/admin', area('user', 'Admin area'))
    .get('/member', area('member', 'Member portal'))
    .post('/signout', (c) => {
      signOut(c, backend);
      return c.redirect('/login/', 303);
    });
}

function welcome(account: Account): Html {
  return html`<p>You are signed in as <strong>${account.name}</strong> (${account.email}).</p>
    ${account.memberid !== null && html`<p>Your member number is ${account.memberid}.</p>`}
    <form method="post" action="/signout">
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
