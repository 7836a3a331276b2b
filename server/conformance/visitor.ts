import type { Client } from '../../src/contract/client.ts';
import { createAbsence } from './absent.ts';
import { type Browser, createBrowser } from './browser.ts';
import { createCheckingClient, type Exchange } from './client.ts';
import type { Options, Visitor } from './context.ts';
import { recording } from './recording.ts';

/** Milliseconds that one run waits at most because the server limits it. */
export const PATIENCE = 300_000;
/** Seconds. A longer wait is not worth it. */
export const LONGEST_PAUSE = 65;

export interface Visitors {
  /** All browsers so far. */
  readonly browsers: Browser[];
  /** Waits and returns `true`, if it is worth it. */
  pause(seconds: number): Promise<boolean>;
  create(headers?: Readonly<Record<string, string>>): Visitor;
  /** The last call of a client. */
  latest(client: Client): Exchange | undefined;
}

/** Browsers that report their requests, and clients that report their calls. */
export function createVisitors(
  site: URL,
  sleep: NonNullable<Options['sleep']>,
  onRequest: (request: string) => void,
  onExchange: (exchange: Exchange) => void,
  without: readonly string[],
): Visitors {
  const leavingOut = createAbsence(without);
  const browsers: Browser[] = [];
  const latest = new WeakMap<Client, Exchange>();
  let left = PATIENCE;
  async function pause(seconds: number): Promise<boolean> {
    const milliseconds = Math.max(1, seconds) * 1000;
    if (seconds > LONGEST_PAUSE || milliseconds > left) return false;
    left -= milliseconds;
    await sleep(milliseconds);
    return true;
  }
  return {
    browsers,
    pause,
    latest: (client) => latest.get(client),
    create(headers) {
      const browser = leavingOut(recording(createBrowser(site, headers), onRequest));
      browsers.push(browser);
      const onCall = (exchange: Exchange) => {
        latest.set(client, exchange);
        onExchange(exchange);
      };
      const client: Client = createCheckingClient(site, browser, onCall, pause);
      return { browser, client };
    },
  };
}
