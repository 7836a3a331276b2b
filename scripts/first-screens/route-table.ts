import parse from 'regexparam';
import type { FirstScreenData } from '../../first-screen/page.ts';
import { ROUTES, type Route } from '../../src/app/navigation/routes.ts';

/** The frame with a spinner, for the other routes. */
export const LOADING = 'loading';

/** Routes whose first screen is the same for everyone. The others depend on a token or on the address. */
export const PRERENDERED = ROUTES.filter(({ name, fromLink }: Route) => !fromLink && name !== 'sso');

/** A path that matches a pattern of a route. */
export const examplePath = (pattern: string) =>
  pattern
    .replace(/\/:\w+\?/, '/')
    .replaceAll(/:\w+/g, '1')
    .slice(1);

/** The routes for the script of the page. `addressOf` returns the file that was built from a module. */
export const routeTable = (addressOf: (module: string) => string | undefined): FirstScreenData['routes'] =>
  ROUTES.map((route) => {
    const name = PRERENDERED.some((each) => each === route) ? route.name : LOADING;
    const [, module = ''] = /import\(["'`][./]*(.+?)["'`]\)/.exec(String(route.load)) ?? [];
    return [parse(route.pattern).pattern.source, name, addressOf(module) ?? ''];
  });
