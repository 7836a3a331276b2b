import { isPlainClick } from '../../browser/plain-click.ts';

/** Returns the address of a link that was clicked, unless the click opens another tab or starts a download. */
export function linkUrl(event: MouseEvent): URL | undefined {
  const { target } = event;
  // Not `instanceof Element`, which is false for an element of another document, for example in a frame.
  if (!isPlainClick(event) || !target || !('closest' in target)) return undefined;
  const link = (target as Element).closest('a');
  if (!link?.hasAttribute('href') || link.target || link.hasAttribute('download')) return undefined;
  return new URL(link.href);
}

/** Returns the address of a path of the portal with this login page. */
export function portalUrl(path: string, login: URL): URL {
  return path ? new URL(path, folder(login)) : login;
}

/** Returns the path of an address in the portal, if the address belongs to it. */
export function portalPath({ origin, pathname, search }: URL, login: URL): string | undefined {
  const base = folder(login).pathname;
  const isInside = origin === login.origin && `${pathname}/`.startsWith(base);
  return isInside ? pathname.slice(base.length) + search : undefined;
}

/** Adds the missing slash, because `/login` and `/login/` are the same portal. */
function folder(login: URL): URL {
  const url = new URL(login);
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}
