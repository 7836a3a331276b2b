import type { PortalEvents } from '../../src/services/host-events.ts';

const TYPES = [
  'portal-ready',
  'portal-route',
  'portal-stage',
  'portal-success',
  'portal-error',
  'portal-navigate',
  'portal-locale',
  'portal-report',
] as const satisfies (keyof PortalEvents)[];

export type HostEvent = { type: string; detail: unknown };

/** Every event of ours that arrives at the target, in order. */
export function record(target: EventTarget): HostEvent[] {
  const events: HostEvent[] = [];
  const note = (event: Event) => events.push({ type: event.type, detail: (event as CustomEvent).detail });
  for (const type of TYPES) target.addEventListener(type, note);
  listening.push(() => {
    for (const type of TYPES) target.removeEventListener(type, note);
  });
  return events;
}

/** The details of the events of one type. */
export function details(events: readonly HostEvent[], type: (typeof TYPES)[number]): unknown[] {
  return events.filter((event) => event.type === type).map(({ detail }) => detail);
}

let listening: (() => void)[] = [];

afterEach(() => {
  for (const stop of listening) stop();
  listening = [];
});
