/** Browsers remove these before they read an address. */
const REMOVED = /\p{Cc}/u;

/**
 * What servers read in different ways: backslashes, empty and dot segments, also with parameters (`..;a`), and encoded slashes,
 * backslashes, dots and control characters, also if they are encoded several times.
 */
const AMBIGUOUS = /\\|\/\/|\/\.{1,2}(?![^/;])|%(?:25)*(?:2e|2f|5c|[01][\da-f]|7f)/i;

const LONGEST = 2000;

/**
 * The address of `?next=`, if the browser may open it after a sign-in: a path on the origin of `area` and below it, but not below
 * one of `others`. Anybody can write it into a link, so everything that is not plainly such a path is refused (D73).
 */
export function nextUrl(raw: string, area: URL, others: readonly URL[]): URL | undefined {
  const [path = ''] = raw.split(/[?#]/, 1);
  if (!path.startsWith('/') || raw.length > LONGEST || REMOVED.test(raw) || AMBIGUOUS.test(path))
    return undefined;
  if (!URL.canParse(raw, area.origin)) return undefined;
  const url = new URL(raw, area.origin);
  const isAllowed = isBelow(url, area) && !others.some((other) => isBelow(url, other));
  return isAllowed ? url : undefined;
}

/** Compares decoded paths, as a server does. One that cannot be decoded is below nothing. */
function isBelow(url: URL, folder: URL): boolean {
  const [path, base] = [url, folder].map(decodedFolder);
  return url.origin === folder.origin && path !== undefined && base !== undefined && path.startsWith(base);
}

function decodedFolder({ pathname }: URL): string | undefined {
  try {
    return decodeURIComponent(pathname).replace(/\/*$/, '/');
  } catch {
    return undefined;
  }
}
