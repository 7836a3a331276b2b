import { html } from 'hono/html';

/** The result of hono/html, which escapes all values. */
export type Html = ReturnType<typeof html>;

export function page(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
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
      <a class="brand" href="/">Compass</a>
      <nav aria-label="Site">
        <a href="/login/">Login</a>
      </nav>
    </header>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
    <footer>
      <a href="/terms">Terms &amp; Conditions</a>
      <a href="/privacy">Privacy Policy</a>
    </footer>
  </body>
</html>`;
}

export function messagePage(title: string, message: string): Html {
  return page(
    title,
    html`<p>${message}</p>
      <p><a href="/">Back to the start</a></p>`,
  );
}
