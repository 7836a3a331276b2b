import { createStore, type StoreApi } from 'zustand/vanilla';
import { readCookie, writeCookie } from './cookies.ts';

const COOKIE = 'cookie-consent-status';
const ACCEPTED = 'allow';

/** Whether the person has agreed to cookies: in this session, or, where the cookie was not kept, on this page (D24). */
export interface Consent {
  accepted: boolean;
  /** The banner that is there: one on a page, however many elements have one. */
  banner?: object | undefined;
}

const isSaved = () => readCookie(COOKIE) === ACCEPTED;

/** Shared by all elements of a page (D23). */
export const createConsent = (): StoreApi<Consent> => createStore(() => ({ accepted: isSaved() }));

/** Specification, section 4 "Cookie banner". A browser refuses a secure cookie on plain http other than its own machine's. */
export function acceptCookies(consent: StoreApi<Consent>): void {
  writeCookie(COOKIE, ACCEPTED, { days: 'session', secure: true });
  consent.setState({ accepted: true });
}

/** The person may have agreed in another tab; what was accepted on this page is never taken back. */
export function recheckConsent(consent: StoreApi<Consent>): void {
  if (isSaved()) consent.setState({ accepted: true });
}
