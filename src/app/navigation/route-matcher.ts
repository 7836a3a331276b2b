import navaid from 'navaid';
import { attempt } from '../../kit/attempt.ts';
import { withoutUnseen } from '../../kit/text.ts';
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
  /** With the base, without what was added to it. */
  path: string;
}

/** What a sentence has added to the end of a link: punctuation, encoded or not. */
const ADDED = /(?<=\w)(?:%[2-9A-F][\dA-F]|[^\w/%])+$/i;

/** Finds the route of a path. navaid only matches here: its `listen()` would patch the history and take over the host's links. */
export function createMatcher<Route extends RoutePattern>(base: string, routes: readonly Route[]) {
  let found: Omit<Match<Route>, 'path'> | undefined;
  const matcher = navaid(base);
  for (const route of routes) {
    matcher.on(route.pattern, (parameters = {}) => {
      found = { route, parameters: { ...decoded(parameters, route.publicPath), ...route.fixed } };
    });
  }
  return (pathname: string): Match<Route> | undefined => {
    found = undefined;
    const plain = plainPath(pathname);
    if (!`${plain}/`.startsWith(base)) return undefined;
    for (const path of [plain, plain.replace(ADDED, '')]) {
      matcher.run(path);
      if (found) return { ...(found as Omit<Match<Route>, 'path'>), path };
    }
    return undefined;
  };
}

/** navaid leaves parameters encoded, and gives `null` for one that is absent. A secret has no white space. */
function decoded(parameters: Record<string, string | null>, isSecret: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => {
      const raw = value ?? '';
      const text = attempt(() => decodeURIComponent(raw)) ?? raw;
      return [name, isSecret ? withoutUnseen(text) : text];
    }),
  );
}
