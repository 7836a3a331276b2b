/**
 * An absolute address a browser may be sent to, or `undefined`: only http and https, and no user name or password in it
 * (`https://bank.example@evil.example` reads like another place than it is).
 * What was checked is what is used: callers keep the returned URL, never the text it came from.
 */
export function webUrl(raw: string, base?: string | URL): URL | undefined {
  if (!URL.canParse(raw, base)) return undefined;
  const url = new URL(raw, base);
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  return web && !url.username && !url.password ? url : undefined;
}

/**
 * One path segment out of any text: a slash or a question mark in it stays part of the name. `undefined` where no such
 * segment exists: nothing at all, and the dots, which a browser resolves away even when they are encoded.
 */
export function pathSegment(text: string): string | undefined {
  return text === '' || text === '.' || text === '..' ? undefined : encodeURIComponent(text.toWellFormed());
}

/** A link with query parameters; those that are absent or empty are left out. */
export function withQuery(path: string, parameters: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  return query ? `${path}?${query}` : path;
}
