/* The URL of the page: a test sets it, and navigations are recorded and blocked. */
import { blockWithoutNavigationApi, historyIsWritable } from './webkit-history.ts';

export interface BlockedNavigation {
  url: string;
  type: NavigationType;
}

let blocked: BlockedNavigation[] = [];

/** The navigations of this test. */
export const navigations = (): readonly BlockedNavigation[] => blocked;

if ('navigation' in window)
  navigation.addEventListener('navigate', (event) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    blocked.push({ url: event.destination.url, type: event.navigationType });
  });
else
  blockWithoutNavigationApi((url, type) => {
    blocked.push({ url: new URL(url, location.href).href, type });
  });

const originalUrl = location.href;

/** Changes the URL without a navigation. */
export function setUrl(path: string): void {
  history.replaceState(null, '', path);
}

/** Goes back by so many entries. Firefox takes a while, and would otherwise do it in the next test. */
export function goBack(entries = 1): Promise<unknown> {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(-entries);
  return arrived;
}

afterEach(async function () {
  blocked = [];
  await historyIsWritable(this);
  setUrl(originalUrl);
});
