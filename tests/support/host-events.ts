import type { PortalEvents } from '../../src/services/host-events.ts';

const TYPES = Object.keys({
  'portal-ready': true,
  'portal-route': true,
  'portal-stage': true,
  'portal-success': true,
  'portal-error': true,
  'portal-problem': true,
  'portal-navigate': true,
  'portal-locale': true,
  'portal-theme': true,
  'portal-consent': true,
  'portal-report': true,
} satisfies Record<keyof PortalEvents, true>);

export type HostEvent = { type: string; detail: unknown };

let cleanups: (() => void)[] = [];

/** Records the portal's events that reach the target, until the test ends. */
export function recordEvents(target: EventTarget): HostEvent[] {
  const events: HostEvent[] = [];
  const listener = (event: Event) => events.push({ type: event.type, detail: (event as CustomEvent).detail });
  for (const type of TYPES) {
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
