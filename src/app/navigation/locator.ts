import { pageOrigin } from '../../browser/origin.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { queryOf } from '../../kit/url.ts';
import type { HistoryEntry } from './history-entry.ts';
import { createMatcher, type RoutePattern } from './route-matcher.ts';

/** The current location inside the portal. */
export interface RouteLocation<Route extends RoutePattern> {
  route: Route;
  /** Decoded. */
  parameters: Record<string, string>;
  query: URLSearchParams;
  /** Relative to the base, without the query and without a secret. */
  path: string;
  /** Changes with every navigation, even to the same path. */
  visit: number;
  /** The entry of the history is shown again, after Back, Forward or a reload. */
  returned: boolean;
  /** A message about how the person came here. */
  notice: MessageKey | undefined;
}

interface Locator<Route extends RoutePattern> {
  /** The address of a path. */
  resolve(path: string): URL;
  hasRoute(pathname: string): boolean;
  /** The location of an address, on arrival. An unknown path is replaced with the empty one, a secret is removed. */
  locate(url: URL, returned: boolean): RouteLocation<Route>;
}

/** Finds locations from addresses. */
export function createLocator<Route extends RoutePattern>(
  base: string,
  routes: readonly Route[],
  entry: HistoryEntry,
  nextVisit: () => number,
): Locator<Route> {
  const match = createMatcher(base, routes);
  const resolve = (path: string) => new URL(base + path.replace(/^\/+/, ''), pageOrigin());

  function locate(url: URL, returned: boolean): RouteLocation<Route> {
    const found = match(url.pathname);
    if (!found) {
      const home = resolve('');
      entry.write('replaceState', home.href);
      return locate(home, returned);
    }
    const { route, parameters } = found;
    const { publicPath } = route;
    if (publicPath && `${url.pathname}/` === resolve(publicPath).pathname)
      entry.write('replaceState', resolve(publicPath).href + url.search);
    return {
      route,
      parameters,
      path: publicPath ?? found.path.slice(base.length),
      query: queryOf(url.search),
      visit: nextVisit(),
      returned,
      notice: entry.saved().notice as MessageKey | undefined,
    };
  }

  return { resolve, locate, hasRoute: (pathname) => match(pathname) !== undefined };
}
