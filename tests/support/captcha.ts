/* Controls `fake-captcha.js` and records its calls. */

interface FakeCaptcha {
  loaded: number;
  asked: [string, { action: string }][];
  answer(): Promise<unknown>;
  /** The second script does not load. */
  stuck: boolean;
  parameters?: Record<string, string>;
}

export const initialCaptcha = () => ({ asked: [], answer: async () => 'a-token', stuck: false });

export const captcha: FakeCaptcha = { loaded: 0, ...initialCaptcha() };

/** The script reads `window.captcha`. */
export const captchaWindow = Object.assign(window as unknown as { grecaptcha?: object }, { captcha });
