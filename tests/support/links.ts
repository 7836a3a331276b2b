/* Opens the portal by a mailed link, as a page of our own. */
import { openAt } from './address.ts';
import { type Answer, type FakeServer, fakeFetch, ok } from './fake-fetch.ts';
import { mount } from './mount.ts';
import { poll } from './poll.ts';
import { findAll, textOf } from './shadow.ts';
import { stageOf } from './stages.ts';

export const TOKEN = 'k3y-0f-ada';

export const CHECK = `GET /api/v1/token/${TOKEN}`;
export const DATA = `GET /api/v1/members/personaldata/${TOKEN}`;
export const REPORTS = `GET /api/v1/members/personalreports/${TOKEN}`;
export const DATA_REQUEST = 'POST /api/v1/members/personaldata';
export const REPORTS_REQUEST = 'POST /api/v1/members/personalreports';

/** The page as if it had been opened at this path of the portal. */
export function openPath(path: string): HTMLElement {
  openAt(`/login/${path}`);
  return mount('<login-portal></login-portal>');
}

export interface Followed extends FakeServer {
  element: HTMLElement;
}

/** The link of a mail, whose token is what the server says it is. */
export function followLink(check: object, table: Record<string, Answer> = {}): Followed {
  const server = fakeFetch({ [CHECK]: ok(check), ...table });
  return { element: openPath(`token/${TOKEN}`), ...server };
}

export const titleOf = (element: Element): string =>
  findAll(element, '[part=title]')
    .map((title) => textOf(title))
    .join();

export const untilTitle = (element: Element, title: string): Promise<boolean> =>
  poll(() => titleOf(element) === title);

/** The one thing said about the whole form or page; empty where nothing is. */
export const alertOf = (element: Element): string =>
  findAll(element, '[role=alert]')
    .map((alert) => textOf(alert))
    .join();

/** Waits until the element is at the stage of its token page. */
export const untilChecked = (element: Element, stage: 'success' | 'fail' | 'unchecked'): Promise<boolean> =>
  poll(() => stageOf(element) === stage);

/** Where a link of that name leads. */
export const hrefOf = (element: Element, name: string): string | null | undefined =>
  findAll(element, 'a[href]')
    .find((link) => textOf(link) === name)
    ?.getAttribute('href');

/** The address bar without its origin. */
export const path = (): string => location.pathname + location.search + location.hash;

/** The page comes back from the back/forward cache. */
export const comeBack = (): boolean =>
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true, bubbles: true }));
