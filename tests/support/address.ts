/* The address bar: set for a test, and never left. */

export interface Departure {
  url: string;
  how: NavigationType;
}

let gone: Departure[] = [];

/** Where the browser was sent during this test. It stays, so that the test can go on. */
export const departures = (): readonly Departure[] => gone;

navigation.addEventListener('navigate', (event) => {
  if (event.destination.sameDocument) return;
  event.preventDefault();
  gone.push({ url: event.destination.url, how: event.navigationType });
});

const home = location.href;

/** The page as if it had been opened at this address. */
export function openAt(path: string): void {
  history.replaceState(null, '', path);
}

afterEach(() => {
  gone = [];
  openAt(home);
});
