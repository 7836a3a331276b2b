import type { Result } from '../kit/result.ts';

/**
 * Why a captcha gives no token. `unsolved`: the person has to do something in it. `expired`: that took too long. `unreachable`:
 * its provider cannot be reached, or refuses this page.
 */
export type CaptchaProblem = 'unsolved' | 'expired' | 'unreachable';

/** Where and how a captcha is shown. */
export interface CaptchaPlace {
  box: HTMLElement;
  /** The public key of the site. */
  key: string;
  /** Two letters. */
  locale: string;
  dark: boolean;
  /** Loads a script of the provider into the page, from this address unless the page has another one. */
  loadScript(address: string): Promise<void>;
  /** Requests a task from the server of the portal. Rejects if there is none. */
  fetchChallenge(): Promise<unknown>;
  /** Reports what a person has done in the captcha before the submit: a problem, or `undefined` if there is none. */
  onProgress(problem: CaptchaProblem | undefined): void;
  /** Aborted when the captcha is no longer needed. */
  removed: AbortSignal;
}

export interface CaptchaWidget {
  /** A token for one submit. Waits for a captcha that is at work, but not for a person who has not begun. */
  token(): Promise<Result<string, CaptchaProblem>>;
}

/** What a module in this folder exports. */
export interface CaptchaAdapter {
  /**
   * Whether the captcha is shown in the light tree of the element. Scripts of providers look for their parts in the document, and
   * do not find them in a shadow tree.
   */
  isInPage: boolean;
  /** The styles of a captcha in a shadow tree. */
  css?: string;
  /** Shows the captcha. Rejects if it cannot be loaded. */
  render(place: CaptchaPlace): Promise<CaptchaWidget>;
}
