import navaid from 'navaid';
import { plainPath } from '../../kit/url.ts';

export interface RoutePattern {
  name: string;
  /** In the syntax of navaid, relative to the base. */
  pattern: string;
  /**
   * For a path that ends in a secret: the path without the secret, with a slash at the end. The host page gets this path. It is
   * also what the address bar shows if the secret is missing (D3).
   */
  publicPath?: string;
  /** Parameters that are not in the path. */
  fixed?: Readonly<Record<string, string>>;
}

export interface Match<Route extends RoutePattern> {
  route: Route;
  parameters: Record<string, string>;
}

/** Finds the route of a path. navaid only matches here: its `listen()` would patch the history and take over the host's links. */
export function createMatcher<Route extends RoutePattern>(base: string, routes: readonly Route[]) {
  let found: Match<Route> | undefined;
  const matcher = navaid(base);
  for (const route of routes) {
    matcher.on(route.pattern, (parameters = {}) => {
      found = { route, parameters: { ...decoded(parameters), ...route.fixed } };
    });
  }
  return (pathname: string): Match<Route> | undefined => {
    found = undefined;
    const path = plainPath(pathname);
    if (`${path}/`.startsWith(base)) matcher.run(path);
    return found;
  };
}

/** navaid leaves parameters encoded, and gives `null` for one that is absent. */
function decoded(parameters: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => {
      try {
        return [name, decodeURIComponent(value ?? '')];
      } catch {
        return [name, value ?? ''];
      }
    }),
  );
}
