import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Backend } from '../backend.ts';
import { antiForgeryField } from '../http/anti-forgery.ts';
import { unknownLink } from '../http/http-error.ts';
import { confirmedLink, linkField, pendingLink, usedLink } from '../http/pending-link.ts';
import { confirmAddress, fullName, hasName } from '../store/new-members.ts';
import type { MailedToken } from '../store/tokens.ts';
import { type Reader, readerOf } from '../texts/reader.ts';
import { type Html, page } from './layout.ts';

const PATH = '/registrationsuccess';

/** The last page of a registration. It uses the link in the cookie and ignores the member number in the address. */
export function registrationSuccess(backend: Backend): Hono {
  return new Hono()
    .get(PATH, (c) => {
      const reader = readerOf(c);
      const { t } = reader;
      const open = pendingLink(c, backend, 'registration');
      if (open) return c.html(page(t('Confirm your registration'), confirmForm(c, reader, open), reader));
      const used = usedLink(c, backend, 'registration');
      if (used) return c.html(page(t('Registration complete'), thanks(reader, used), reader));
      return c.html(page(t('Nothing to confirm'), nothing(reader), reader));
    })
    .post(PATH, async (c) => {
      const link = await confirmedLink(c, backend, 'registration');
      if (!link || !confirmAddress(backend, link)) throw unknownLink(422);
      return c.redirect(PATH, 303);
    });
}

function confirmForm(c: Context, { t }: Reader, link: MailedToken): Html {
  const { account, names } = link;
  const name = names && !hasName(account) ? fullName(names) : account.name;
  return html`<p>${t('You registered as {{name}} with the email address {{email}}.', { name, email: account.email })}</p>
    <form method="post" action="${PATH}">
      ${antiForgeryField(c)} ${linkField(link)}
      <button type="submit">${t('Confirm my registration')}</button>
    </form>`;
}

function thanks(reader: Reader, { account }: MailedToken): Html {
  const { t } = reader;
  return html`<p>${t('Thank you. Your registration is confirmed.')}</p>
    <p>${t('Your member number is {{number}}.', { number: account.memberid ?? '' })}</p>
    ${toLogin(reader)}`;
}

const toLogin = ({ t }: Reader): Html =>
  html`<p><a class="button" href="/login/">${t('Go to the login')}</a></p>`;

const nothing = (reader: Reader): Html =>
  html`<p>
      ${reader.t(
        'No registration is waiting here. Please open the link from our email in this browser. It works once, within an hour.',
      )}
    </p>
    ${toLogin(reader)}`;
