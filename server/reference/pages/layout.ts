import { html } from 'hono/html';
import { type Reader, readerIn } from '../texts/reader.ts';

/** The result of hono/html, which escapes all values. */
export type Html = ReturnType<typeof html>;

/** A page of the site. Without a reader it is English. */
export function page(title: string, content: Html, { locale, t }: Reader = readerIn('en')): Html {
  return html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · Compass</title>
    <link rel="icon" href="/favicon.ico" type="image/svg+xml" />
    <link rel="stylesheet" href="/demo.css" />
  </head>
  <body>
    <header>
      <a class="brand" href="/"><img src="/compass.svg" alt="" width="28" height="28" />Compass</a>
      <nav aria-label="Site">
        <a href="/login/">${t('Login')}</a>
      </nav>
    </header>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
    <footer>
      <a href="/terms">${t('Terms & Conditions')}</a>
      <a href="/privacy">${t('Privacy Policy')}</a>
    </footer>
  </body>
</html>`;
}

export function messagePage(reader: Reader, message: string): Html {
  const { t } = reader;
  return page(
    t('Something is not right'),
    html`<p>${message}</p>
      <p><a href="/">${t('Back to the start')}</a></p>`,
    reader,
  );
}
