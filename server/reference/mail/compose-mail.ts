import { html, raw } from 'hono/html';
import type { Account } from '../store/accounts.ts';
import type { Reader } from '../texts/reader.ts';
import { MARK } from './mark.ts';
import type { MailMessage } from './outbox.ts';

interface MailedLink {
  /** What the link is for, if there are several. */
  readonly about?: string | false;
  readonly label: string;
  readonly address: string;
}

interface MailContent {
  readonly subject: string;
  readonly intro: string;
  readonly code?: string;
  readonly links?: readonly MailedLink[];
  readonly notes: readonly string[];
}

const SITE = 'Compass';

/** One mail as text and as HTML, with the same words. */
export function composeMail(reader: Reader, account: Account, content: MailContent): MailMessage {
  const { subject, intro, code = '', links = [], notes } = content;
  const greeting = greetingOf(reader, account);
  const addresses = links.flatMap(({ about, address }) => [about || [], address].flat());
  const paragraphs = [greeting, intro, code, ...addresses, notes.join('\n'), SITE].filter(Boolean);
  return {
    to: account.email,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: String(page(reader, greeting, content)),
  };
}

/** The name of an unconfirmed account was entered by somebody who may not own the address, so it must not appear in a mail. */
const greetingOf = ({ t }: Reader, { active, name }: Account): string =>
  active ? t('Hello {{name}},', { name }) : t('Hello,');

/**
 * The colours of the portal's default look. Mail programs know no custom properties and few selectors, and some know only tables
 * and attributes: those have the size and the light colours. A cell does not inherit its font everywhere.
 */
const STYLE = `
  body { margin: 0; }
  body, td { font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
  p { margin: 0 0 16px; }
  .site { font-weight: 650; font-size: 17px; }
  .card { border-radius: 18px; }
  h1 { margin: 0 0 16px; font-size: 24px; font-weight: 650; line-height: 1.25; letter-spacing: -0.015em; }
  .code { font: 600 32px/1.25 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 4px; }
  .button, .button a { border-radius: 10px; }
  .button a { display: inline-block; padding: 12px 24px; font-weight: 600; text-decoration: none; }
  .note { margin: 0 0 8px; color: #495057; font-size: 14px; }
  .address { margin: 24px 0 0; color: #495057; font-size: 13px; overflow-wrap: anywhere; word-break: break-all; }
  .address a { color: #495057; }
  @media (prefers-color-scheme: dark) {
    body, .page { background: #0d0f12 !important; color: #e9ecef !important; }
    .card { border-color: #343a40 !important; background: #16191d !important; }
    .button { background: #3bc9db !important; }
    .button a { color: #030507 !important; }
    .note, .address, .address a { color: #adb5bd !important; }
  }
`;

/** A table for the layout, which screen readers do not announce. */
const TABLE = raw('role="presentation" border="0" cellpadding="0" cellspacing="0"');

const page = (
  { locale }: Reader,
  greeting: string,
  { subject, intro, code, links = [], notes }: MailContent,
) =>
  html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <title>${subject}</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body bgcolor="#f1f3f5" text="#212529">
    <table ${TABLE} class="page" width="100%" bgcolor="#f1f3f5">
      <tr>
        <td align="center" style="padding: 24px 12px">
          <table ${TABLE} width="100%" style="max-width: 544px">
            <tr>
              <td style="padding: 0 0 16px">
                <table ${TABLE}>
                  <tr>
                    <td><img src="${MARK}" alt="" width="28" height="28" style="display: block" /></td>
                    <td class="site" style="padding: 0 0 0 10px">${SITE}</td>
                  </tr>
                </table>
              </td>
            </tr>
            <tr>
              <td class="card" bgcolor="#ffffff" style="padding: 32px; border: 1px solid #dee2e6">
                ${!code && html`<h1>${subject}</h1>`}
                <p>${greeting}</p>
                <p>${intro}</p>
                ${code && html`<p class="code">${code}</p>`}
                ${links.map((link) => html`${link.about && html`<p>${link.about}</p>`}${button(link)}`)}
                ${notes.map((note) => html`<p class="note">${note}</p>`)}
                ${links.map(({ address }) => html`<p class="address"><a href="${address}">${address}</a></p>`)}
              </td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>
`;

/**
 * A cell with a colour is a button in every mail program; a link with a background is not. Outlook for Windows ignores the padding of
 * a link and knows only that of the cell.
 */
const button = ({ label, address }: MailedLink) =>
  html`<table ${TABLE} style="margin: 8px 0 24px">
    <tr>
      <td class="button" bgcolor="#0b7285" style="mso-padding-alt: 12px 24px"><a href="${address}" style="color: #fff">${label}</a></td>
    </tr>
  </table>`;
