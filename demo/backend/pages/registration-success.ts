import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Backend } from '../backend.ts';
import { antiForgeryField } from '../http/anti-forgery.ts';
import { unknownLink } from '../http/http-error.ts';
import { confirmedLink, linkField, pendingLink, usedLink } from '../http/pending-link.ts';
import { confirmAddress } from '../store/new-members.ts';
import type { MailedToken } from '../store/tokens.ts';
import { type Html, page } from './layout.ts';

const PATH = '/registrationsuccess';

/** The last page of a registration. It uses the link in the cookie and ignores the member number in the address. */
export function registrationSuccess(backend: Backend): Hono {
  return new Hono()
    .get(PATH, (c) => {
      const open = pendingLink(c, backend, 'registration');
      if (open) return c.html(page('Confirm your registration', confirmForm(c, open)));
      const used = usedLink(c, backend, 'registration');
      if (used) return c.html(page('Registration complete', thanks(used)));
      return c.html(page('Nothing to confirm', nothing));
    })
    .post(PATH, async (c) => {
      const link = await confirmedLink(c, backend, 'registration');
      if (!link || !confirmAddress(backend, link)) throw unknownLink(422);
      return c.redirect(PATH, 303);
    });
}

function confirmForm(c: Context, link: MailedToken): Html {
  return html`<p>You registered with the e-mail address <strong>${link.account.email}</strong>.</p>
    <form method="post" action="${PATH}">
      ${antiForgeryField(c)} ${linkField(link)}
      <button type="submit">Confirm my registration</button>
    </form>`;
}

function thanks({ account }: MailedToken): Html {
  return html`<p>Thank you. Your registration is confirmed.</p>
    <p>Your member number is ${account.memberid}.</p>
    ${toLogin}`;
}

const toLogin = html`<p><a class="button" href="/login/">Go to the login</a></p>`;

const nothing = html`<p>
    No registration waits for you here. Please open the link from our e-mail in this browser. It works once, within an
    hour.
  </p>
  ${toLogin}`;
