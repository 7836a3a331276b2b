/* Opens the portal as a page, also by a mailed link. */
import { CHECK_TOKEN, TOKEN } from './calls.ts';
import { fakeFetch, ok, type Reply } from './fake-fetch.ts';
import { setUrl } from './location.ts';
import { mount } from './mount.ts';
import { findAll, textOf } from './shadow.ts';
import { waitFor } from './timing.ts';

/** Opens the portal at a path below its base. */
export function openPath(path: string): HTMLElement {
  setUrl(`/login/${path}`);
  return mount('<login-portal></login-portal>');
}

/** Opens a mailed link; `check` is what the server says about its token. */
export function followLink(check: object, table: Record<string, Reply> = {}) {
  const server = fakeFetch({ [CHECK_TOKEN]: ok(check), ...table });
  return { element: openPath(`token/${TOKEN}`), ...server };
}

export const titleOf = (element: Element): string =>
  findAll(element, '[part=title]')
    .map((title) => textOf(title))
    .join();

export const waitForTitle = (element: Element, title: string): Promise<boolean> =>
  waitFor(() => titleOf(element) === title);

/** The text of the alert, or an empty string. */
export const alertText = (element: Element): string =>
  findAll(element, '[role=alert]')
    .map((alert) => textOf(alert))
    .join();

/** The `href` of the link with this name. */
export const hrefOf = (element: Element, name: string): string | null | undefined =>
  findAll(element, 'a[href]')
    .find((link) => textOf(link) === name)
    ?.getAttribute('href');

/** The URL of the page without its origin. */
export const currentPath = (): string => location.pathname + location.search + location.hash;

/** Simulates a page that the person leaves, and that the back/forward cache keeps. */
export const leavePage = (): boolean => fireTransition('pagehide', true);

/** Simulates a page that the browser shows, by default from the back/forward cache. */
export const firePageShow = (persisted = true): boolean => fireTransition('pageshow', persisted);

const fireTransition = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  dispatchEvent(new PageTransitionEvent(type, { persisted, bubbles: true }));
