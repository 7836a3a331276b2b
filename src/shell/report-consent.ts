import type { StoreApi } from 'zustand/vanilla';
import type { Emit } from '../services/host-events.ts';
import type { Consent } from '../session/consent.ts';

/** Tells the host page once that cookies are accepted. */
export function reportConsent(consent: StoreApi<Consent>, emit: Emit, stored: boolean): void {
  if (consent.getState().reported) return;
  consent.setState({ reported: true });
  emit('portal-consent', { choice: 'allow', stored });
}
