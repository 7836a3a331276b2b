/* Where a secret could be left behind, and whether one was. */
import type { Page } from 'playwright/test';
import type { PortalEvents } from '../../src/services/host-events.ts';

export interface Leaks {
  /** Notes what is there at this moment; events and console lines are noted by themselves. */
  record(): Promise<void>;
  /** The places where the text is, or was when somebody looked. */
  placesOf(secret: string): string[];
}

const EVENTS = Object.keys({
  'portal-ready': true,
  'portal-route': true,
  'portal-stage': true,
  'portal-success': true,
  'portal-error': true,
  'portal-navigate': true,
  'portal-locale': true,
  'portal-report': true,
} satisfies Record<keyof PortalEvents, true>);

export async function watchForLeaks(page: Page): Promise<Leaks> {
  const notes: [place: string, text: string][] = [];
  const note = (place: string, text: string) => void notes.push([place, text]);
  page.on('console', (message) => note('console', message.text()));
  await page.exposeFunction('noteTrace', note);
  await page.addInitScript((types) => {
    const { noteTrace } = window as unknown as { noteTrace(place: string, text: string): void };
    for (const type of types)
      addEventListener(type, (event) => noteTrace(type, JSON.stringify((event as CustomEvent).detail)));
  }, EVENTS);
  return {
    async record() {
      for (const [place, text] of Object.entries(await placesOf(page))) note(place, text);
      note('cookies', JSON.stringify(await page.context().cookies()));
    },
    placesOf(secret) {
      const found = notes.filter(([, text]) => text.includes(secret) || decoded(text).includes(secret));
      return [...new Set(found.map(([place]) => place))];
    },
  };
}

function placesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({
    address: location.href,
    'tab title': document.title,
    referrer: document.referrer,
    'window name': window.name,
    'history state': JSON.stringify(history.state),
    'history addresses': JSON.stringify(navigation.entries().map((entry) => [entry.url, entry.getState()])),
    'local storage': JSON.stringify(localStorage),
    'session storage': JSON.stringify(sessionStorage),
  }));
}

/** As far as it can be: a `%` may stand for itself. */
const decoded = (text: string) =>
  text.replace(/(?:%[\da-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());
