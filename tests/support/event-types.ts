import type { PortalEvents } from '../../src/services/host-events.ts';

/** The events of all elements. */
export const EVENT_TYPES = Object.keys({
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
