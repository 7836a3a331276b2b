/* The URL of the page: a test sets it, and navigations are recorded and blocked. */

export interface BlockedNavigation {
  url: string;
  type: NavigationType;
}

let blocked: BlockedNavigation[] = [];

/** The navigations of this test. */
export const navigations = (): readonly BlockedNavigation[] => blocked;

navigation.addEventListener('navigate', (event) => {
  if (event.destination.sameDocument) return;
  event.preventDefault();
  blocked.push({ url: event.destination.url, type: event.navigationType });
});

const originalUrl = location.href;

/** Changes the URL without a navigation. */
export function setUrl(path: string): void {
  history.replaceState(null, '', path);
}

afterEach(() => {
  blocked = [];
  setUrl(originalUrl);
});
