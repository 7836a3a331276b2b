import type { MessageKey } from '../../i18n/message.ts';
import { pageOrigin } from '../../kit/origin.ts';
import type { Carried } from './carry-texts.ts';
import type { HistoryEntry } from './history-entry.ts';
import { createMatcher, type RoutePattern } from './route-matcher.ts';

/** The current location inside the portal. */
export interface RouteLocation<Route extends RoutePattern> {
  route: Route;
  /** Decoded. */
  parameters: Record<string, string>;
  query: URLSearchParams;
  /** Of the address on arrival: with the "#", or empty. */
  fragment: string;
  /** Relative to the base, without the query and without a secret. */
  path: string;
  /** Changes with every navigation, even to the same path. */
  visit: number;
  /** A message that is shown once, on arrival. */
  notice: MessageKey | undefined;
  /** The email address that the person typed here before Back, Forward or a reload. */
  email: string | undefined;
  /** The texts of the fields, if a change of language has reloaded the page here (D88). */
  texts: ReadonlyMap<string, string> | undefined;
}

interface Locator<Route extends RoutePattern> {
  /** The address of a path. */
  resolve(path: string): URL;
  hasRoute(pathname: string): boolean;
  /** The location of an address, on arrival. An unknown path is replaced with the empty one, a secret is removed. */
  locate(url: URL, notice?: MessageKey): RouteLocation<Route>;
}

/** Finds locations from addresses. `carried` is what a change of language has reloaded the page with. */
export function createLocator<Route extends RoutePattern>(
  base: string,
  routes: readonly Route[],
  entry: HistoryEntry,
  nextVisit: () => number,
  carried: () => Carried | undefined,
): Locator<Route> {
  const match = createMatcher(base, routes);
  const resolve = (path: string) => new URL(base + path.replace(/^\/+/, ''), pageOrigin());

  function locate(url: URL, notice?: MessageKey): RouteLocation<Route> {
    const found = match(url.pathname);
    if (!found) {
      const home = resolve('');
      if (url.pathname === home.pathname) throw new Error('The route table has no empty path.');
      entry.write('replaceState', home.href);
      return locate(home);
    }
    const { route, parameters } = found;
    const { publicPath } = route;
    if (publicPath && `${url.pathname}/` === resolve(publicPath).pathname) {
      entry.write('replaceState', resolve(publicPath).href + url.search);
    }
    return {
      route,
      parameters,
      path: publicPath ?? found.path.slice(base.length),
      query: url.searchParams,
      fragment: url.hash,
      visit: nextVisit(),
      notice: notice ?? carried()?.notice,
      email: entry.savedEmail(),
      texts: carried()?.texts,
    };
  }

  return { resolve, locate, hasRoute: (pathname) => match(pathname) !== undefined };
}
