import { isPlainClick } from '../../kit/plain-click.ts';

/** The address of the link under a plain click, unless it opens another tab or a download. */
export function linkUrl(event: MouseEvent): URL | undefined {
  const { target } = event;
  // Not `instanceof Element`: in another document than its script's, an element is made of other classes.
  if (!isPlainClick(event) || !target || !('closest' in target)) return undefined;
  const link = (target as Element).closest('a');
  if (!link?.hasAttribute('href') || link.target || link.hasAttribute('download')) return undefined;
  return new URL(link.href);
}

/** The address of a path of the portal whose login page this is. */
export function portalUrl(path: string, login: URL): URL {
  return path ? new URL(path, folder(login)) : login;
}

/** The reverse: the path an address has in the portal, if it lies there. */
export function portalPath({ origin, pathname, search }: URL, login: URL): string | undefined {
  const base = folder(login).pathname;
  const isInside = origin === login.origin && `${pathname}/`.startsWith(base);
  return isInside ? pathname.slice(base.length) + search : undefined;
}

/** `/login` and `/login/` are the same portal. */
function folder(login: URL): URL {
  const url = new URL(login);
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}
