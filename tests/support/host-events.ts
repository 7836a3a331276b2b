import type { PortalEvents } from '../../src/services/host-events.ts';
import { EVENT_TYPES } from './event-types.ts';

export type HostEvent = { type: string; detail: unknown };

let cleanups: (() => void)[] = [];

/** Records the portal's events that reach the target, until the test ends. */
export function recordEvents(target: EventTarget): HostEvent[] {
  const events: HostEvent[] = [];
  const listener = (event: Event) => events.push({ type: event.type, detail: (event as CustomEvent).detail });
  for (const type of EVENT_TYPES) {
    target.addEventListener(type, listener);
    cleanups.push(() => target.removeEventListener(type, listener));
  }
  return events;
}

/** The details of the events of one type. */
export const eventDetails = (events: readonly HostEvent[], type: keyof PortalEvents): unknown[] =>
  events.filter((event) => event.type === type).map(({ detail }) => detail);

afterEach(() => {
  for (const cleanup of cleanups) cleanup();
  cleanups = [];
});
