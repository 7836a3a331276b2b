import type { PortalEvents } from '../src/services/host-events.ts';

/* Groups of events, by the elements that fire them. The events themselves are in src/services/host-events.ts. */

/** Every element with one form fires these. */
export type FormEvents = Pick<
  PortalEvents,
  'portal-ready' | 'portal-stage' | 'portal-success' | 'portal-error' | 'portal-problem' | 'portal-navigate'
>;
