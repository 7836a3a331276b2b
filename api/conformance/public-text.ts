/* What the kit prints can end up in the log of a build, so it has no secrets and nothing that controls a terminal. */
import type { Browser } from './browser.ts';
import type { Options } from './context.ts';

/** Shorter values of cookies are words and numbers, and replacing them would make texts unreadable. */
const SHORTEST_COOKIE = 8;

/** Leaves out secrets, also percent-encoded ones, and shows control and formatting characters as `\u{1b}`. */
export function publicText(
  text: string,
  { token, password }: Options,
  { setCookies, cookie }: Browser,
): string {
  const cookies = [...setCookies.keys()].map((name) => cookie(name) ?? '');
  let shown = text;
  if (token) shown = withoutSecret(shown, token, '{token}');
  for (const secret of [password ?? '', ...cookies.filter(({ length }) => length >= SHORTEST_COOKIE)])
    if (secret) shown = withoutSecret(shown, secret, '{secret}');
  return shown.replace(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

function withoutSecret(text: string, secret: string, name: string): string {
  const once = encodeURIComponent(secret);
  return [encodeURIComponent(once), once, encodeURI(secret), secret].reduce(
    // The letters of percent-encoding have any case.
    (rest, form) => rest.replace(new RegExp(form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), () => name),
    text,
  );
}
