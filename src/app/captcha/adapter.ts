import type { Result } from '../../kit/result.ts';

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
  /**
   * The interface of the provider's script, which is loaded into the page unless the page has loaded it: from this address, or from
   * one that the page has named. Rejects if the captcha is no longer needed by then.
   */
  loadScript<Api>(address: string, find: () => Api | false | undefined): Promise<Api>;
  /** Requests a task from the server of the portal. Rejects if there is none. */
  fetchChallenge(): Promise<unknown>;
  /** Reports what a person has done in the captcha before the submit: a problem, or `undefined` if there is none. */
  onProgress(problem: CaptchaProblem | undefined): void;
}

export interface CaptchaWidget {
  /** A token for one submit. Waits for a captcha that is at work, but not for a person who has not begun. */
  token(): Promise<Result<string, CaptchaProblem>>;
  /** Removes what the provider's script has put into the page. Called once, also for a captcha that is late. */
  remove(): void;
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
