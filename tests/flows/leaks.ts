/* Finds secrets in every place where a page could leave them. */
import type { Page } from 'playwright/test';
import { EVENT_TYPES } from '../support/event-types.ts';

export interface Leaks {
  /** Records the current content of these places; events and console lines are recorded continuously. */
  record(): Promise<void>;
  /** The places in which the secret was recorded. */
  placesOf(secret: string): string[];
}

export async function watchForLeaks(page: Page): Promise<Leaks> {
  const records: [place: string, text: string][] = [];
  const add = (place: string, text: string) => void records.push([place, text]);
  page.on('console', (message) => add('console', message.text()));
  await page.exposeFunction('recordEvent', add);
  await page.addInitScript((types) => {
    const { recordEvent } = window as unknown as { recordEvent(place: string, text: string): void };
    for (const type of types)
      addEventListener(type, (event) => recordEvent(type, JSON.stringify((event as CustomEvent).detail)));
  }, EVENT_TYPES);
  return {
    async record() {
      for (const [place, text] of Object.entries(await contentOf(page))) add(place, text);
      add('cookies', JSON.stringify(await page.context().cookies()));
    },
    placesOf(secret) {
      const found = records.filter(([, text]) => text.includes(secret) || decoded(text).includes(secret));
      return [...new Set(found.map(([place]) => place))];
    },
  };
}

function contentOf(page: Page): Promise<Record<string, string>> {
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

/** Unlike `decodeURIComponent`, accepts a `%` that is not an escape. */
const decoded = (text: string) =>
  text.replace(/(?:%[\da-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());
