/* What `fake-captcha.js` answers in this page, and what it was asked. */

interface FakeCaptcha {
  loaded: number;
  asked: [string, { action: string }][];
  answer(): Promise<unknown>;
  /** The second stage does not come. */
  stuck: boolean;
  parameters?: Record<string, string>;
}

export const initialCaptcha = () => ({ asked: [], answer: async () => 'a-token', stuck: false });

export const captcha: FakeCaptcha = { loaded: 0, ...initialCaptcha() };

/** The window, in which the script looks for it. */
export const captchaPage = Object.assign(window as unknown as { grecaptcha?: object }, { captcha });
