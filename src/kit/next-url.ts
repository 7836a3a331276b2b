/** Browsers remove these before they read an address. */
const REMOVED = /\p{Cc}/u;

/**
 * What servers read in different ways: backslashes, semicolons, empty and dot segments, and encoded slashes, backslashes, dots and
 * control characters, also if they are encoded several times.
 */
const AMBIGUOUS = /[\\;]|\/\/|\/\.{1,2}(?![^/])|%(?:25)*(?:2e|2f|5c|[01][\da-f]|7f)/i;

const LONGEST = 2000;

/**
 * The address of `?next=`, if the browser may open it after a sign-in: a path on the origin of `area` and below it, but not below
 * one of `others`. Anybody can write it into a link, so everything that is not plainly such a path is refused (D73).
 */
export function nextUrl(raw: string, area: URL, others: readonly URL[]): URL | undefined {
  const [path = ''] = raw.split(/[?#]/, 1);
  if (!path.startsWith('/') || raw.length > LONGEST || REMOVED.test(raw)) return undefined;
  if (AMBIGUOUS.test(path) || AMBIGUOUS.test(loosely(path)) || !URL.canParse(raw, area.origin))
    return undefined;
  const url = new URL(raw, area.origin);
  const isAllowed = isBelow(url, area) && !others.some((other) => isBelow(url, other, folderOf));
  return isAllowed ? url : undefined;
}

/** Whether a path is below a folder, as `read` reads both. What cannot be decoded is below nothing. */
function isBelow(url: URL, folder: URL, read: (path: string) => string = decodeURIComponent): boolean {
  try {
    const [path = '', base = ''] = [url, folder].map(({ pathname }) => read(pathname).replace(/\/*$/, '/'));
    return url.origin === folder.origin && path.startsWith(base);
  } catch {
    return false;
  }
}

/** A path as the most tolerant server reads it: decoded again and again, without case, accents, width and what nobody sees. */
function loosely(path: string): string {
  let text = path.normalize('NFKD');
  try {
    for (let encoded = ''; encoded !== text; ) {
      encoded = text;
      text = decodeURIComponent(encoded).normalize('NFKD');
    }
  } catch {
    // A percent sign is left.
  }
  return text
    .replace(/[\p{M}\p{DI}]/gu, '')
    .toUpperCase()
    .toLowerCase();
}

/** Windows ignores dots and spaces at the end of a name. */
const folderOf = (path: string) => loosely(path).replace(/[. ]+(?=\/|$)/g, '');
