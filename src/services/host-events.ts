import type { Locale } from '../i18n/locale.ts';

/** Which journey an event speaks of. */
export type Flow =
  | 'login'
  | 'forgot-password'
  | 'sso'
  | 'voucher'
  | 'registration'
  | 'token'
  | 'set-password'
  | 'access-request'
  | 'personal-data'
  | 'personal-reports';

/** Why the browser is about to leave the page. */
export type LeaveReason = 'login' | 'sso' | 'token' | 'voucher' | 'route';

/**
 * The events of all elements: they bubble, are composed, and never carry a password, a token or a code (D20).
 * `portal-navigate` and `portal-locale` can be prevented; the host page then does the thing itself.
 */
export interface PortalEvents {
  /** The first screen is there and usable. */
  'portal-ready': { element: string };
  /** The person is on another screen; `path` is relative to the base, without query. */
  'portal-route': { path: string };
  /** A screen went on to another stage. */
  'portal-stage': { stage: string };
  /** What the person came for is done. */
  'portal-success': { flow: Flow };
  /**
   * The person sees an error. `message` is the text they see, which may be a server's own words: untrusted text. Show it with
   * `textContent`, never as HTML.
   */
  'portal-error': { flow: Flow; field?: string; message: string };
  /**
   * The browser is about to go to another page. `waitUntil(promise)`, called in the listener, has it wait until the promise
   * settles, for 2 seconds at most; prevented, it does not go at all. The reason `route` is a link of a widget to a screen of
   * the portal, such as "Back to Login". Links that open a new tab, such as the terms and the privacy statement, fire nothing.
   */
  'portal-navigate': {
    url: string;
    reason: LeaveReason;
    waitUntil: (promise: PromiseLike<unknown>) => void;
  };
  /** The person chose a language; prevented, the elements switch in place instead of loading the page anew. */
  'portal-locale': { locale: Locale };
  /** The person pressed the action of a row of the personal reports (D13); what it opens is the host's to decide. */
  'portal-report': { report: Report };
}

/** A row of the personal reports, as the server sent it. */
export interface Report {
  reportid: string;
  name: string;
  variant: string;
  language: string;
  date: string;
}

export type Emit = <Type extends keyof PortalEvents>(type: Type, detail: PortalEvents[Type]) => boolean;

const CANCELABLE: ReadonlySet<keyof PortalEvents> = new Set([
  'portal-navigate',
  'portal-locale',
  'portal-report',
]);

/** Fires events from the host element; the answer is `false` where a listener prevented it. */
export function emitFrom(host: EventTarget): Emit {
  return (type, detail) =>
    host.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: CANCELABLE.has(type) }),
    );
}
