import navaid from 'navaid';
import { is, string, type } from 'superstruct';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MessageKey } from '../../i18n/message.ts';
import { documentMember } from '../../kit/document.ts';
import { pageOrigin } from '../../kit/origin.ts';
import { linkUrl, portalPath } from './in-app-link.ts';

/** Our own part of an entry's state; the other keys belong to the host page's router. */
const OURS = 'login-portal';
const Remembered = type({ [OURS]: type({ email: string() }) });

/** Milliseconds without a key: browsers limit how often the history may be written. */
const TYPING_PAUSE = 300;

/** Where the person is inside the portal. */
export interface RouteLocation<Name extends string> {
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
  place: StoreApi<RouteLocation<Name>>;
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
  follow(event: MouseEvent, login?: URL): void;
}

/**
 * In history mode the page's address is the place; in memory mode the address bar is never touched (D21). The entries
 * outside the base belong to the host page, which may have a router of its own: they are neither followed nor replaced.
 * navaid only matches: its `listen()` would patch the host's history and take the host's links.
 */
export function createRouter<Name extends string>(
  base: string,
  routes: readonly RoutePattern<Name>[],
  memory: boolean,
): Router<Name> {
  const address = () => location.href.replace(/#.*/, '');
  const began = address();
  let here = began;
  let visit = 0;
  let typed: string | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const match = createMatcher(base, routes);

  function toPlace(url: URL, notice?: MessageKey): RouteLocation<Name> | undefined {
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

  const rememberedEmail = () =>
    !memory && is(history.state, Remembered) ? history.state[OURS].email : undefined;

  const isInside = () => `${location.pathname}/`.startsWith(base);

  /** The host page's router may have gone on without telling: `pushState` fires no event. */
  const isOurEntry = () => !memory && isInside() && address() === here;

  /**
   * Keeps what the host page's router has in the state of the entry: React Router, Turbo and others find their way back
   * by it. It is put back by a second call because Next.js takes a call with its own keys for one of its own.
   */
  function write(how: 'pushState' | 'replaceState', url: string) {
    if (memory || (how === 'replaceState' && !isOurEntry())) return;
    const { [OURS]: _, ...foreign } = history.state ?? {};
    history[how](null, '', url);
    if (Object.keys(foreign).length > 0) history.replaceState({ ...foreign, ...history.state }, '');
    here = address();
  }

  function remember() {
    const isNew = typed !== undefined && typed !== (rememberedEmail() ?? '');
    if (isNew && isOurEntry()) {
      history.replaceState({ ...history.state, [OURS]: { email: typed } }, '');
    }
    forget();
  }

  function forget() {
    clearTimeout(pause);
    typed = undefined;
  }

  const resolve = (path: string) => new URL(base + path.replace(/^\/+/, ''), pageOrigin());

  function land(url: URL, notice?: MessageKey): RouteLocation<Name> {
    const home = () => {
      write('replaceState', resolve('').href);
      return toPlace(resolve(''));
    };
    const bare = match(url.pathname)?.route.bare;
    if (bare && `${url.pathname}/` === resolve(bare).pathname) {
      write('replaceState', resolve(bare).href + url.search);
    }
    const place = toPlace(url, notice) ?? home();
    if (!place) throw new Error('The route table has no empty path.');
    return place;
  }

  /** Outside the base the place is the empty path, whatever the host page's address is. */
  const arrive = () => land(memory || !isInside() ? resolve('') : new URL(location.href));

  const place = createStore<RouteLocation<Name>>(arrive);

  return {
    place,
    href(path) {
      const { origin, href } = resolve(path);
      return new URL(documentMember('baseURI')).origin === origin ? href.slice(origin.length) : href;
    },
    navigate(path, { replace = false, notice } = {}) {
      const url = resolve(path);
      if (replace) forget();
      else remember();
      write(replace ? 'replaceState' : 'pushState', url.href);
      place.setState(land(url, notice), true);
    },
    replaceAddress(path) {
      write('replaceState', resolve(path).href);
    },
    rememberEmail(email) {
      forget();
      typed = email;
      pause = setTimeout(remember, TYPING_PAUSE);
    },
    listen() {
      if (memory) return () => {};
      const onPopState = () => {
        // A link to a part of the page is not another place.
        if (address() === here) return;
        // The host page's router shows this one, and may be about to remove the element.
        if (!match(location.pathname) && address() !== began) return;
        forget();
        here = address();
        place.setState(arrive(), true);
      };
      addEventListener('popstate', onPopState);
      return () => {
        forget();
        removeEventListener('popstate', onPopState);
      };
    },
    follow(event, login = resolve('')) {
      const url = linkUrl(event);
      const path = url && portalPath(url, login);
      if (path === undefined || !match(resolve(path).pathname)) return;
      event.preventDefault();
      this.navigate(path);
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
    if (`${pathname}/`.startsWith(base)) matcher.run(pathname);
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
