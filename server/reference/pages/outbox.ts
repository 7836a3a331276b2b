import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Backend } from '../backend.ts';
import { onlyOwnHost } from '../http/own-host.ts';
import { notFound } from '../http/responses.ts';
import { LINK, type Mail } from '../mail/outbox.ts';
import { type Html, page } from './layout.ts';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** All sent mails, so that their links can be opened without a mail server. */
export function outboxPages({ outbox }: Backend): Hono {
  return new Hono()
    .get('/outbox.json', onlyOwnHost, (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json(outbox.list(c.req.query('to') || undefined));
    })
    .get('/outbox/:id', onlyOwnHost, (c) => {
      const html = outbox.html(Number(c.req.param('id')));
      if (html === undefined) return notFound(c);
      // As in a mail program: no scripts, and the styles and pictures of the mail.
      c.header(
        'Content-Security-Policy',
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox allow-popups",
      );
      return c.html(html);
    })
    .get('/outbox', onlyOwnHost, (c) => {
      const to = c.req.query('to') ?? '';
      const mails = outbox.list(to || undefined);
      const none = html`<p class="meta">No mail has been sent${to && ` to ${to}`} yet.</p>`;
      return c.html(page('Outbox', mails.length > 0 ? html`${mails.map(article)}` : none));
    });
}

function article(mail: Mail): Html {
  return html`<article>
    <h2>${mail.subject}</h2>
    <p class="meta">
      to <a href="/outbox?to=${encodeURIComponent(mail.to)}">${mail.to}</a>,
      <time datetime="${mail.sentAt}">${time.format(new Date(mail.sentAt))}</time>
    </p>
    <p><a href="/outbox/${mail.id}">Show as HTML</a></p>
    <div class="mail-text">${withLinks(mail.text)}</div>
  </article>`;
}

/** The pattern has a group, so `split` returns the links at odd indices. */
function withLinks(text: string): (Html | string)[] {
  return text
    .trim()
    .split(LINK)
    .map((piece, index) => (index % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : piece));
}
