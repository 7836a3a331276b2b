/* What the kit prints can end up in the log of a build, so it has no secrets and nothing that controls a terminal. */
import type { Browser } from './browser.ts';
import type { Options } from './context.ts';

export interface Secrets {
  readonly options: Pick<
    Options,
    'token' | 'password' | 'codePassword' | 'blockedPassword' | 'inactivePassword' | 'vouchers'
  >;
  readonly browsers: readonly Browser[];
  /** What the emails contain, and new passwords. */
  readonly others: Iterable<string>;
}

/** Shorter values of cookies are words and numbers, and replacing them would make texts unreadable. */
const SHORTEST_COOKIE = 8;

/** Leaves out secrets, also percent-encoded ones, and shows control and formatting characters as `\u{1b}`. */
export function publicText(text: string, { options, browsers, others }: Secrets): string {
  const { token, password, codePassword, blockedPassword, inactivePassword, vouchers = [] } = options;
  const cookies = browsers.flatMap(({ setCookies, cookie }) =>
    [...setCookies.keys()]
      .map((name) => cookie(name) ?? '')
      .filter(({ length }) => length >= SHORTEST_COOKIE),
  );
  // The longer ones first, because one can contain another.
  const secrets = [
    password,
    codePassword,
    blockedPassword,
    inactivePassword,
    ...vouchers,
    ...others,
    ...cookies,
  ]
    .filter((secret): secret is string => secret !== undefined && secret !== '')
    .sort((one, other) => other.length - one.length);
  const once = token ? withoutSecret(text, token, '{token}') : text;
  return secrets
    .reduce((rest, secret) => withoutSecret(rest, secret, '{secret}'), once)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

function withoutSecret(text: string, secret: string, name: string): string {
  const once = encodeURIComponent(secret);
  const inJson = JSON.stringify(secret).slice(1, -1);
  return [encodeURIComponent(once), once, encodeURI(secret), inJson, secret].reduce(
    // The letters of percent-encoding have any case.
    (rest, form) => rest.replace(new RegExp(form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), () => name),
    text,
  );
}
