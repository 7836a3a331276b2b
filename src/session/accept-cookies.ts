import type { StoreApi } from 'zustand/vanilla';
import { ACCEPTED, COOKIE, type Consent, isSaved } from './consent.ts';
import { writeCookie } from './cookies.ts';

/** The cookie is secure, so the browser refuses it on plain http. On localhost Chromium and Firefox keep it, WebKit does not. */
export function acceptCookies(consent: StoreApi<Consent>): void {
  writeCookie(COOKIE, ACCEPTED, { days: 'session', secure: true });
  if (isSecureContext && !isSaved()) writeCookie(COOKIE, ACCEPTED, { days: 'session' });
  consent.setState({ accepted: true });
}
