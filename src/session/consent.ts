import { createStore, type StoreApi } from 'zustand/vanilla';
import { readCookie, writeCookie } from './cookies.ts';

const COOKIE = 'cookie-consent-status';
const ACCEPTED = 'allow';

/** Whether the person accepts cookies: saved for the session, or for this page only if cookies are blocked (D24). */
export interface Consent {
  accepted: boolean;
  /** Identifies the element that shows the banner. There is one banner per page. */
  banner?: object | undefined;
}

const isSaved = () => readCookie(COOKIE) === ACCEPTED;

/** Shared by all elements of a page (D23). */
export const createConsent = (): StoreApi<Consent> => createStore(() => ({ accepted: isSaved() }));

/**
 * The cookie is secure, so on plain http the browser refuses it. On localhost Chromium and Firefox keep it, but WebKit does
 * not.
 */
export function acceptCookies(consent: StoreApi<Consent>): void {
  writeCookie(COOKIE, ACCEPTED, { days: 'session', secure: true });
  if (isSecureContext && !isSaved()) writeCookie(COOKIE, ACCEPTED, { days: 'session' });
  consent.setState({ accepted: true });
}

/** The person may have accepted in another tab. An acceptance on this page is never revoked. */
export function recheckConsent(consent: StoreApi<Consent>): void {
  if (isSaved()) consent.setState({ accepted: true });
}
