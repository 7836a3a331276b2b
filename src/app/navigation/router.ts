import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MessageKey } from '../../i18n/message.ts';
import { documentMember } from '../../kit/document.ts';
import { pageOrigin } from '../../kit/origin.ts';
import { plainPath } from '../../kit/url.ts';
import type { StageHistory } from '../../services/navigation.ts';
import { dropCarried, readCarried } from './carry-texts.ts';
import { address, createHistoryEntry } from './history-entry.ts';
import { linkUrl, portalPath } from './in-app-link.ts';
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
  /** A message that is shown once, on arrival. */
  notice: MessageKey | undefined;
  /** The email address that the person typed here before Back, Forward or a reload. */
  email: string | undefined;
  /** The texts of the fields, if a change of language has reloaded the page here (D88). */
  texts: ReadonlyMap<string, string> | undefined;
}

export interface Router<Route extends RoutePattern> {
  location: StoreApi<RouteLocation<Route>>;
  /** The address of a path (relative to the base, with a query) for a link. It is absolute if a `<base href>` would change it. */
  href(path: string): string;
  navigate(path: string, options?: { replace?: boolean; notice?: MessageKey | undefined }): void;
  /** Changes what the address bar shows. The history entry then has no email address. */
  replaceAddress(path: string): void;
  /** `undefined` in a host page, whose history belongs to the host. */
  stages: StageHistory | undefined;
  /** Saves an email address with the history entry. */
  rememberEmail(email: string): void;
  /** Follows the browser's Back and Forward until the returned function is called. */
  listen(): () => void;
  /** Handles a click on a link into the portal. */
  follow(event: MouseEvent, login?: URL): void;
}

/**
 * On the standalone page the page's address is the location. In a host page the address bar never changes (D21). Entries outside
 * the base belong to the host page, which may have its own router: they are neither followed nor replaced.
 */
export function createRouter<Route extends RoutePattern>(
  base: string,
  routes: readonly Route[],
  standalone: boolean,
): Router<Route> {
  const match = createMatcher(base, routes);
  const isInside = () => standalone && `${plainPath(location.pathname)}/`.startsWith(base);
  const entry = createHistoryEntry(isInside);
  const firstAddress = address();
  let visit = 0;
  let carried = standalone ? readCarried() : undefined;
  // The person has chosen the language, so the reload needs no notice.
  let interrupted = !carried && (entry.savedStage()?.depth ?? 0) > 0;

  const resolve = (path: string) => new URL(base + path.replace(/^\/+/, ''), pageOrigin());

  function write(method: 'pushState' | 'replaceState', url: string) {
    if (!standalone) return;
    entry.write(method, url);
  }

  function locationOf(url: URL, notice?: MessageKey): RouteLocation<Route> {
    const found = match(url.pathname);
    if (!found) {
      const home = resolve('');
      if (url.pathname === home.pathname) throw new Error('The route table has no empty path.');
      write('replaceState', home.href);
      return locationOf(home);
    }
    const { route, parameters } = found;
    const { publicPath } = route;
    if (publicPath && `${url.pathname}/` === resolve(publicPath).pathname) {
      write('replaceState', resolve(publicPath).href + url.search);
    }
    visit += 1;
    return {
      route,
      parameters,
      path: publicPath ?? found.path.slice(base.length),
      query: url.searchParams,
      visit,
      notice: notice ?? carried?.notice,
      email: standalone ? entry.savedEmail() : undefined,
      texts: carried?.texts,
    };
  }

  /** Outside the base, the location is the empty path. */
  const currentLocation = () => locationOf(isInside() ? new URL(location.href) : resolve(''));

  const store = createStore<RouteLocation<Route>>(currentLocation);

  return {
    location: store,
    href(path) {
      const { origin, href } = resolve(path);
      return new URL(documentMember('baseURI')).origin === origin ? href.slice(origin.length) : href;
    },
    navigate(path, { replace = false, notice } = {}) {
      const url = resolve(path);
      if (replace) entry.discardEmail();
      else entry.saveEmail();
      write(replace ? 'replaceState' : 'pushState', url.href);
      store.setState(locationOf(url, notice), true);
    },
    replaceAddress(path) {
      entry.discardEmail();
      write('replaceState', resolve(path).href);
    },
    stages: standalone
      ? {
          saved: entry.savedStage,
          write: entry.writeStage,
          takeInterrupted() {
            const was = interrupted;
            interrupted = false;
            return was;
          },
        }
      : undefined,
    rememberEmail: entry.saveEmailLater,
    listen() {
      if (!standalone) return () => {};
      carried = undefined;
      dropCarried();
      const onPopState = () => {
        // A link to a part of the page does not change the location.
        if (!entry.hasMoved()) return;
        // The host page's router shows this entry, and may be about to remove the element.
        if (!match(location.pathname) && address() !== firstAddress) return;
        entry.discardEmail();
        entry.follow();
        store.setState(currentLocation(), true);
      };
      addEventListener('popstate', onPopState);
      return () => {
        entry.discardEmail();
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
