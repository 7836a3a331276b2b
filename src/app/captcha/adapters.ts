import type { CaptchaAdapter } from '../../captcha/adapter.ts';

/** The captchas that are shown in a form. */
export type CaptchaProvider = 'altcha' | 'turnstile' | 'hcaptcha' | 'friendly';

const FILES: Record<CaptchaProvider, () => Promise<{ adapter: CaptchaAdapter }>> = {
  altcha: () => import('../../captcha/altcha.ts'),
  turnstile: () => import('../../captcha/turnstile.ts'),
  hcaptcha: () => import('../../captcha/hcaptcha.ts'),
  friendly: () => import('../../captcha/friendly.ts'),
};

/** Loads the code for a provider. The build leaves it in files of its own: scripts/build/captcha-modules.ts. */
export const loadAdapter = (provider: CaptchaProvider): Promise<CaptchaAdapter> =>
  FILES[provider]().then(({ adapter }) => adapter);
