import type { Locale } from '../i18n/locale.ts';
import type { ErrorKind } from '../kit/error-kind.ts';

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
   * An error is shown. `message` is its text, which may come from the server and is untrusted: show it with `textContent`. `kind`
   * is `input` if the person has to correct something, and otherwise why a call failed: `unauthorized` (401), `forbidden` (403),
   * `refused` (another refusal), `stopped` (a redirect, or a 4xx that is not from the API, such as the page of a firewall), `busy`
   * (429 or 5xx), `unexpected` (not as described; the console says what), `unreachable` (no network, or no answer in 20 seconds) or
   * `internal` (the element itself has failed; the console has the error). `call` names the call, such as `GET
   * /api/v1/token/{token}`. `reference` is the `X-Request-Id` of an answer that was `unexpected` or `stopped`, or a 5xx.
   */
  'portal-error': {
    flow: Flow;
    field?: string;
    message: string;
    kind: ErrorKind;
    call?: string;
    reference?: string;
  };
  /**
   * Something is wrong that the person may not notice. `configuration`: `call` could not load the settings. `slow`: `call` has
   * had no answer for 5 seconds. `file`: a file could not be loaded, for example because an update has removed it; `name` is
   * its screen, its language or what it is for. An element reports each file once. `session`: within 10 seconds after a sign-in,
   * the server has led back to the login instead of showing a page: it has probably lost the session.
   */
  'portal-problem':
    | { kind: 'configuration' | 'slow'; call: string }
    | { kind: 'file'; name: string }
    | { kind: 'session' };
  /**
   * The browser is about to open another page. A listener can prevent this, or delay it with `waitUntil(promise)`, for 2 seconds
   * at most. The reason `route` is a link of a widget to a screen of the portal, such as "Back to Login", or a login that continues
   * on the page of `login-url`. Links that open a new tab do not fire it.
   */
  'portal-navigate': {
    url: string;
    reason: LeaveReason;
    waitUntil: (promise: PromiseLike<unknown>) => void;
  };
  /** The element is shown in this theme, at first and after each change. */
  'portal-theme': { theme: 'light' | 'dark' };
  /**
   * The person accepts cookies. It fires once per page: when the button of the banner is pressed, or when the banner's element
   * opens, if the choice is `stored` from before.
   */
  'portal-consent': { choice: 'allow'; stored: boolean };
  /** The person has chosen a language. If prevented, the elements switch in place instead of reloading the page. */
  'portal-locale': { locale: Locale };
  /**
   * The person has pressed the button of a personal report that has no address. The page opens it and prevents the event; otherwise
   * a notice says that the report cannot be opened on this page.
   */
  'portal-report': { report: Report };
}

/** A row of the personal reports, as the server sent it. */
interface Report {
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
