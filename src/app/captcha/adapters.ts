import type { CaptchaAdapter } from './adapter.ts';

/** The captchas that are shown in a form. */
export type CaptchaProvider = 'altcha' | 'turnstile' | 'hcaptcha' | 'friendly';

const FILES: Record<CaptchaProvider, () => Promise<{ adapter: CaptchaAdapter }>> = {
  altcha: () => import('./providers/altcha.ts'),
  turnstile: () => import('./providers/turnstile.ts'),
  hcaptcha: () => import('./providers/hcaptcha.ts'),
  friendly: () => import('./providers/friendly.ts'),
};

/** Loads the code for a provider. The build leaves it in files of its own: scripts/build/captcha-modules.ts. */
export const loadAdapter = (provider: CaptchaProvider): Promise<CaptchaAdapter> =>
  FILES[provider]().then(({ adapter }) => adapter);
