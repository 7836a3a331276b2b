import type { PortalEvents } from '../src/services/host-events.ts';

/** Every element with one form fires these. */
export const FORM_EVENTS = [
  'portal-ready',
  'portal-stage',
  'portal-success',
  'portal-error',
  'portal-problem',
  'portal-navigate',
] as const satisfies readonly (keyof PortalEvents)[];
