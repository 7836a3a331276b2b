/* A chunk of its own: only a registration with reCAPTCHA loads it. */

import type { FieldError } from '../../form/field-error.ts';
import { deferred } from '../../kit/deferred.ts';
import { failure, type Result, success } from '../../kit/result.ts';
import { loadScript } from './captcha-script.ts';

/** The part of reCAPTCHA v3 that is used here (D19). */
interface Captcha {
  ready(act: () => void): void;
  /** Absent until the captcha is ready, because the provider's script loads a second one (D46). */
  execute?(key: string, options: { action: 'registration' }): PromiseLike<unknown>;
}

const page = globalThis as { grecaptcha?: Captcha; trustedTypes?: unknown };

/** Milliseconds. A captcha that takes longer counts as blocked. */
const TIMEOUT = 20_000;

export const BLOCKED = {
  message:
    "We couldn't load the spam protection. If your browser blocks it, please allow it, then try again.",
  problem: { kind: 'unreachable' },
} as const satisfies FieldError;

/** For the author of the page. */
export const warnOfBlockedCaptcha = () => console.warn('The captcha could not be used.');

/**
 * A token of reCAPTCHA for the action `registration`, unless the script is blocked, slow or not a captcha. The script is
 * added to the document's head when it is first needed. Its badge appears in the page, outside the shadow root.
 */
export async function captchaToken(
  source: URL | undefined,
  key: string,
): Promise<Result<string, FieldError<'captcha'>>> {
  const address = new URL(source ?? 'https://www.google.com/recaptcha/api.js');
  address.hash = '';
  address.searchParams.set('render', key);
  // The provider's second script then supports Trusted Types, too.
  if (page.trustedTypes) address.searchParams.set('trustedtypes', 'true');
  const { promise: timeout, reject } = deferred<never>();
  const timer = setTimeout(reject, TIMEOUT);
  try {
    return success(await Promise.race([requestToken(address.href, key, timeout), timeout]));
  } catch {
    warnOfBlockedCaptcha();
    return failure(BLOCKED);
  } finally {
    clearTimeout(timer);
  }
}

async function requestToken(address: string, key: string, timeout: Promise<never>): Promise<string> {
  // The page may have loaded the script itself. It throws if that was for another key.
  const own = await execute(key).catch(() => undefined);
  if (own) return own;
  await loadScript(address, timeout, (ready, failed) => {
    if (typeof page.grecaptcha?.ready === 'function') page.grecaptcha.ready(ready);
    else failed(new TypeError('The script is not a captcha.'));
  });
  return execute(key);
}

async function execute(key: string): Promise<string> {
  const token = await page.grecaptcha?.execute?.(key, { action: 'registration' });
  if (typeof token !== 'string' || !token) throw new TypeError('The captcha gave no token.');
  return token;
}
