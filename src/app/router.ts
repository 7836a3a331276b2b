import navaid from 'navaid';
import { is, string, type } from 'superstruct';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MessageKey } from '../i18n/message.ts';
import { pageOrigin } from '../kit/origin.ts';
import { inAppUrl } from './in-app-link.ts';

/** What a history entry of ours may hold; any other state is a stranger's. */
const Remembered = type({ email: string() });

/** Milliseconds without a key: browsers limit how often the history may be written. */
const TYPING_PAUSE = 300;

/** Where the person is inside the portal. */
export interface Place<Name extends string> {
  name: Name;
  /** Decoded. */
  parameters: Record<string, string>;
  query: URLSearchParams;
  /** Relative to the base, without query and without the secrets some routes have in their path. */
  path: string;
  /** Another number after every navigation, also to the same path. */
  visit: number;
  /** Said once on arrival. */
  notice: MessageKey | undefined;
  /** The address that was typed at this place before, when the person comes back to it or loads the page anew. */
  email: string | undefined;
}

export interface RoutePattern<Name extends string> {
  name: Name;
  /** navaid's pattern, relative to the base. */
  pattern: string;
  /** Shown to the host in place of the path where the path holds a token or a code (D20). */
  publicPath?: string;
  /** Parameters the route has without their being in the path. */
  fixed?: Record<string, string>;
  /** The path without its last parameter, ending in a slash; so it stands in the address bar, too (D3). */
  bare?: string;
}

export interface Router<Name extends string> {
  place: StoreApi<Place<Name>>;
  /** The address of a path (relative to the base, with query) for a link; a whole one where a `<base href>` would move it. */
  href(path: string): string;
  navigate(path: string, options?: { replace?: boolean; notice?: MessageKey }): void;
  /** Changes what the address bar shows of the place, and nothing else. */
  replaceAddress(path: string): void;
  /** Keeps an address with the history entry, written when the person pauses or goes on. */
  rememberEmail(email: string): void;
  /** Follows the browser's Back and Forward until the returned function is called. */
  listen(): () => void;
  /** Takes over a click on a link into the portal, and leaves alone what the browser does better. */
  follow(event: MouseEvent): void;
}

/**
 * In history mode the page's address is the place; in memory mode the address bar is never touched (D21). navaid only
 * matches: its `listen()` would patch the host's history and take the host's links.
 */
export function createRouter<Name extends string>(
  base: string,
  routes: readonly RoutePattern<Name>[],
  memory: boolean,
): Router<Name> {
  const address = () => location.href.replace(/#.*/, '');
  let here = '';
  let visit = 0;
  let typed: string | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const match = createMatcher(base, routes);

  function toPlace(url: URL, notice?: MessageKey): Place<Name> | undefined {
    const found = match(url.pathname);
    if (!found) return undefined;
    const { route, parameters } = found;
    const path = route.publicPath ?? url.pathname.slice(base.length);
    visit += 1;
    return {
      name: route.name,
      parameters,
      path,
      query: url.searchParams,
      visit,
      notice,
      email: rememberedEmail(),
    };
  }

  const rememberedEmail = () => (!memory && is(history.state, Remembered) ? history.state.email : undefined);

  function remember() {
    if (!memory && typed !== undefined) history.replaceState({ email: typed }, '');
    forget();
  }

  function forget() {
    clearTimeout(pause);
    typed = undefined;
  }

  const resolve = (path: string) => new URL(base + path.replace(/^\/+/, ''), pageOrigin());

  function land(url: URL, notice?: MessageKey): Place<Name> {
    const home = () => {
      if (!memory) history.replaceState(null, '', resolve('').href);
      return toPlace(resolve(''));
    };
    const bare = match(url.pathname)?.route.bare;
    if (bare && !memory && `${url.pathname}/` === resolve(bare).pathname) {
      history.replaceState(null, '', resolve(bare).href + url.search);
    }
    const place = toPlace(url, notice) ?? home();
    if (!place) throw new Error('The route table has no empty path.');
    here = address();
    return place;
  }

  const place = createStore<Place<Name>>(() => land(memory ? resolve('') : new URL(location.href)));

  return {
    place,
    href(path) {
      const { origin, href } = resolve(path);
      return new URL(document.baseURI).origin === origin ? href.slice(origin.length) : href;
    },
    navigate(path, { replace = false, notice } = {}) {
      const url = resolve(path);
      if (replace) forget();
      else remember();
      if (!memory) history[replace ? 'replaceState' : 'pushState'](null, '', url.href);
      place.setState(land(url, notice), true);
    },
    replaceAddress(path) {
      if (!memory) history.replaceState(null, '', resolve(path).href);
      here = address();
    },
    rememberEmail(email) {
      forget();
      typed = email;
      pause = setTimeout(remember, TYPING_PAUSE);
    },
    listen() {
      if (memory) return () => {};
      const arrive = () => {
        // A link to a part of the page is no other place.
        if (address() === here) return;
        forget();
        place.setState(land(new URL(location.href)), true);
      };
      addEventListener('popstate', arrive);
      return () => {
        forget();
        removeEventListener('popstate', arrive);
      };
    },
    follow(event) {
      const url = inAppUrl(event, base);
      if (!url || !match(url.pathname)) return;
      event.preventDefault();
      this.navigate(url.pathname.slice(base.length) + url.search);
    },
  };
}

interface Match<Name extends string> {
  route: RoutePattern<Name>;
  parameters: Record<string, string>;
}

function createMatcher<Name extends string>(base: string, routes: readonly RoutePattern<Name>[]) {
  let found: Match<Name> | undefined;
  const matcher = navaid(base);
  for (const route of routes) {
    matcher.on(route.pattern, (parameters = {}) => {
      found = { route, parameters: { ...decoded(parameters), ...route.fixed } };
    });
  }
  return (pathname: string): Match<Name> | undefined => {
    found = undefined;
    matcher.run(pathname);
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
