import { html, raw } from 'hono/html';
import type { Reader } from '../texts/reader.ts';
import type { MailMessage } from './outbox.ts';

interface MailContent {
  readonly subject: string;
  readonly greeting: string;
  readonly intro: string;
  readonly code?: string;
  readonly link?: { readonly label: string; readonly address: string };
  readonly notes: readonly string[];
}

const SITE = 'Compass';

/** One mail as text and as HTML, with the same words. */
export function composeMail(reader: Reader, to: string, content: MailContent): MailMessage {
  const { subject, greeting, intro, code, link, notes } = content;
  const paragraphs = [greeting, intro, code ?? link?.address ?? '', notes.join('\n'), SITE];
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: String(page(reader, content)),
  };
}

/** The colours of the portal's default look. Mail programs know no custom properties and few selectors. */
const STYLE = `
  body { margin: 0; padding: 24px 12px; background: #f1f3f5; color: #212529; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
  .card { max-width: 480px; margin: 0 auto; padding: 32px; border: 1px solid #dee2e6; border-radius: 18px; background: #fff; }
  p { margin: 0 0 16px; }
  .site { margin: 0 auto; max-width: 480px; padding: 0 0 16px; font-weight: 650; font-size: 17px; }
  h1 { margin: 0 0 16px; font-size: 24px; font-weight: 650; line-height: 1.25; letter-spacing: -0.015em; }
  .code { font: 600 32px/1.25 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 4px; }
  .button { display: inline-block; padding: 12px 20px; border-radius: 10px; background: #0b7285; color: #fff; font-weight: 600; text-decoration: none; }
  .address { font-size: 14px; overflow-wrap: anywhere; }
  .address a { color: #0b7285; }
  .note { margin: 0 0 8px; color: #495057; font-size: 14px; }
  @media (prefers-color-scheme: dark) {
    body { background: #0d0f12; color: #e9ecef; }
    .card { border-color: #343a40; background: #16191d; }
    .button { background: #3bc9db; color: #030507; }
    .address a { color: #3bc9db; }
    .note { color: #adb5bd; }
  }
`;

const page = ({ locale }: Reader, { subject, greeting, intro, code, link, notes }: MailContent) =>
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
  <body>
    <p class="site">${SITE}</p>
    <div class="card">
      ${!code && html`<h1>${subject}</h1>`}
      <p>${greeting}</p>
      <p>${intro}</p>
      ${code && html`<p class="code">${code}</p>`}
      ${
        link &&
        html`<p><a class="button" href="${link.address}">${link.label}</a></p>
          <p class="address"><a href="${link.address}">${link.address}</a></p>`
      }
      ${notes.map((note) => html`<p class="note">${note}</p>`)}
    </div>
  </body>
</html>
`;
