/* Controls `fake-captcha.js` and records its calls. */
import { trustCaptcha } from '../../elements/trust.ts';

interface FakeCaptcha {
  loaded: number;
  asked: [string, { action: string }][];
  answer(): Promise<unknown>;
  parameters?: Record<string, string>;
}

export const initialCaptcha = () => ({ asked: [], answer: async () => 'a-token' });

export const captcha: FakeCaptcha = { loaded: 0, ...initialCaptcha() };

/** The script reads `window.captcha`. */
export const captchaWindow = Object.assign(window as unknown as { grecaptcha?: object }, { captcha });

for (const file of ['fake-captcha', 'no-captcha']) trustCaptcha(`/tests/support/${file}.js`);
