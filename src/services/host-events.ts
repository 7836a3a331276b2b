import type { Locale } from '../i18n/locale.ts';

/** The screen that an event is about. */
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
 * The events of all elements. They bubble, are composed, and never contain a password, a token or a code (D20). If the host
 * page prevents `portal-navigate` or `portal-locale`, the element does not navigate or reload.
 */
export interface PortalEvents {
  /** The first screen is usable. */
  'portal-ready': { element: string };
  /** A screen is shown. `path` is relative to the base, without the query. */
  'portal-route': { path: string };
  /** A screen enters a stage. */
  'portal-stage': { stage: string };
  /** The person has completed the task of the screen. */
  'portal-success': { flow: Flow };
  /**
   * An error is shown. `message` is its text, which may come from the server and is untrusted: show it with `textContent`,
   * never as HTML.
   */
  'portal-error': { flow: Flow; field?: string; message: string };
  /**
   * The browser is about to open another page. A listener can call `waitUntil(promise)` to delay this until the promise
   * settles, for 2 seconds at most, or prevent the event to stop it. The reason `route` is a link of a widget to a screen of
   * the portal, such as "Back to Login". Links that open a new tab, such as terms and privacy statement, do not fire it.
   */
  'portal-navigate': {
    url: string;
    reason: LeaveReason;
    waitUntil: (promise: PromiseLike<unknown>) => void;
  };
  /** The element is shown in this theme, at first and after each change. A page can follow it. */
  'portal-theme': { theme: 'light' | 'dark' };
  /** The person has chosen a language. If prevented, the elements switch in place instead of reloading the page. */
  'portal-locale': { locale: Locale };
  /** The person has pressed the button of a personal report. The host page decides what it opens (D13). */
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

/** Creates a function that fires events from the host element. It returns `false` if a listener has prevented the event. */
export function emitFrom(host: EventTarget): Emit {
  return (type, detail) =>
    host.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: CANCELABLE.has(type) }),
    );
}
