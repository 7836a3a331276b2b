import { createStore, type StoreApi } from 'zustand/vanilla';
import { readCookies } from './read-cookies.ts';

export const COOKIE = 'cookie-consent-status';
export const ACCEPTED = 'allow';

/** Whether the person accepts cookies: saved for the session, or for this page only if cookies are blocked (D24). */
export interface Consent {
  accepted: boolean;
  /** The host page knows that it is accepted. */
  reported?: boolean;
  /** Identifies the element that shows the banner. There is one banner per page. */
  banner?: object | undefined;
}

export const isSaved = () => readCookies(COOKIE).includes(ACCEPTED);

/** Shared by all elements of a page (D23). */
export const createConsent = (): StoreApi<Consent> => createStore(() => ({ accepted: isSaved() }));
