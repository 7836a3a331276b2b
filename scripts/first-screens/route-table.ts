import parse from 'regexparam';
import type { FirstScreenData } from '../../first-screen/page.ts';
import { ROUTES, type Route, type RouteName } from '../../src/app/navigation/routes.ts';

/** The frame with a spinner, for the other routes. */
export const LOADING = 'loading';

/** Routes whose first screen is the same for everyone. The others depend on a token or on the address. */
export const FIRST_SCREENS = ROUTES.filter(({ name, fromLink }: Route) => !fromLink && name !== 'sso');

/** A path that matches a pattern of a route. */
export const examplePath = (pattern: string) =>
  pattern
    .replace(/\/:\w+\?/, '/')
    .replaceAll(/:\w+/g, '1')
    .slice(1);

/** The routes for the script of the page. `addressOf` returns the file with the screen of a route. */
export const routeTable = (addressOf: (route: RouteName) => string): FirstScreenData['routes'] =>
  ROUTES.map((route) => {
    const name = FIRST_SCREENS.some((each) => each === route) ? route.name : LOADING;
    return [parse(route.pattern).pattern.source, name, addressOf(route.name)];
  });
