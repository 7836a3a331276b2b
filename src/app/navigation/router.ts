import { createStore, type StoreApi } from 'zustand/vanilla';
import { shortAddress } from '../../browser/document.ts';
import { wasDiscarded } from '../../browser/is-reload.ts';
import { listen } from '../../browser/listen.ts';
import type { MessageKey } from '../../i18n/message.ts';
import type { Journey } from '../../journey/journey.ts';
import { emailIn } from '../../kit/url.ts';
import type { StageHistory } from '../../services/navigation.ts';
import { address, createHistoryEntry } from './history-entry.ts';
import { linkUrl, portalPath } from './in-app-link.ts';
import { createLocator, type RouteLocation } from './locator.ts';
import type { RoutePattern } from './route-matcher.ts';

export interface Router<Route extends RoutePattern> {
  location: StoreApi<RouteLocation<Route>>;
  /** The address of a path (relative to the base, with a query) for a link. It is absolute if a `<base href>` would change it. */
  href(path: string): string;
  navigate(path: string, options?: { replace?: boolean; notice?: MessageKey | undefined }): void;
  /** Changes what the address bar shows. */
  replaceAddress(path: string): void;
  /** `undefined` in a host page, whose history belongs to the host. */
  stages: StageHistory | undefined;
  /** Follows the browser's Back and Forward until the returned function is called. */
  listen(): () => void;
  /** Handles a click on a link into the portal. */
  follow(event: MouseEvent, login?: URL): void;
}

/**
 * If the portal owns the address of the page, that is the location. Otherwise the address bar never changes (D21). Entries outside
 * the base belong to the host page, which may have its own router: they are neither followed nor replaced.
 */
export function createRouter<Route extends RoutePattern>(
  base: string,
  routes: readonly Route[],
  ownsAddress: boolean,
  nextVisit: () => number,
  journey: Journey,
): Router<Route> {
  const entry = createHistoryEntry(base, ownsAddress, journey.id);
  journey.onChange = entry.mark;
  if (wasDiscarded()) entry.mark();
  const firstAddress = address();
  // If the person has chosen the language, the reload needs no notice.
  let interrupted = !journey.translated && (entry.savedStage()?.depth ?? 0) > 0;
  const { resolve, locate, hasRoute } = createLocator(base, routes, entry, nextVisit);

  /** The location of an address. The journey goes on with the email address and the registration that are in it. */
  function arrive(url: URL, returned = false) {
    const found = locate(url, returned);
    const { query, path } = found;
    const email = emailIn(query);
    if (email && !(returned && journey.email !== undefined)) journey.setEmail(email);
    // Paths are matched without regard to case.
    if (/^register\//i.test(path) && journey.registration !== path) journey.setRegistration(path);
    return found;
  }

  /** Outside the base, the location is the empty path. */
  const currentLocation = () => arrive(entry.isInside() ? new URL(location.href) : resolve(''), true);

  const store = createStore<RouteLocation<Route>>(currentLocation);

  return {
    location: store,
    href: (path) => shortAddress(resolve(path).href),
    navigate(path, { replace = false, notice } = {}) {
      const url = resolve(path);
      entry.write(replace ? 'replaceState' : 'pushState', url.href, notice);
      store.setState({ ...arrive(url), notice }, true);
    },
    replaceAddress(path) {
      entry.write('replaceState', resolve(path).href);
    },
    stages: ownsAddress
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
    listen() {
      if (!ownsAddress) return () => {};
      const onPopState = () => {
        // A link to a part of the page does not change the location.
        if (!entry.hasMoved()) return;
        // The host page's router shows this entry, and may be about to remove the element.
        if (!hasRoute(location.pathname) && address() !== firstAddress) return;
        entry.follow();
        store.setState(currentLocation(), true);
      };
      // The person may have pressed Back since the router was created.
      onPopState();
      return listen(globalThis, onPopState, 'popstate');
    },
    follow(event, login = resolve('')) {
      const url = linkUrl(event);
      const path = url && portalPath(url, login);
      if (path === undefined || !hasRoute(resolve(path).pathname)) return;
      event.preventDefault();
      // As browsers do. Otherwise the second click of a double click would add an entry, and Back would do the same again.
      this.navigate(path, { replace: resolve(path).href === address() });
    },
  };
}
