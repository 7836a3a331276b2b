import { documentMember } from '../../kit/document.ts';
import { registry } from './registry.ts';

/** The part of reCAPTCHA v3 that is used here (D19). */
interface Captcha {
  ready(act: () => void): void;
  /** Absent until the captcha is ready, because the provider's script loads a second one (D46). */
  execute?(key: string, options: { action: 'registration' }): PromiseLike<unknown>;
}

interface Policy {
  createScriptURL(url: string): string;
}

interface CaptchaWindow {
  grecaptcha?: Captcha;
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

const page = globalThis as CaptchaWindow;

/** Milliseconds. A captcha that takes longer counts as blocked. */
const TIMEOUT = 20_000;

/**
 * Returns a token for the action `registration`, or `undefined` if the script is blocked, slow or not a captcha. The script is
 * added to the document's head when it is first needed. Its badge appears in the page, outside the shadow root.
 */
export async function captchaToken(source: URL, key: string): Promise<string | undefined> {
  const address = new URL(source);
  address.hash = '';
  address.searchParams.set('render', key);
  // The provider's second script then supports Trusted Types, too.
  if (page.trustedTypes) address.searchParams.set('trustedtypes', 'true');
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, TIMEOUT);
  try {
    return await Promise.race([requestToken(address.href, key, timeout), timeout]);
  } catch {
    console.warn('The captcha could not be used.');
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function requestToken(address: string, key: string, timeout: Promise<never>): Promise<string> {
  await loadScript(address, timeout);
  const token = await page.grecaptcha?.execute?.(key, { action: 'registration' });
  if (typeof token !== 'string' || !token) throw new TypeError('The captcha gave no token.');
  return token;
}

/** Loads the script once per page, and again after a failure or a timeout. */
function loadScript(address: string, timeout: Promise<never>): Promise<void> {
  const { captchas } = registry();
  const entry = captchas.get(address) ?? { failures: 0 };
  if (entry.ready) return entry.ready;
  captchas.set(address, entry);
  const script = document.createElement('script');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  entry.ready = promise;
  promise.catch(() => {
    entry.ready = undefined;
    entry.failures += 1;
    script.remove();
  });
  timeout.catch(reject);
  script.addEventListener('error', reject);
  script.addEventListener('load', () => {
    if (typeof page.grecaptcha?.ready === 'function') page.grecaptcha.ready(resolve);
    else reject(new TypeError('The script is not a captcha.'));
  });
  try {
    script.async = true;
    script.src = scriptUrl(address, entry.failures);
    documentMember('head').append(script);
  } catch (error) {
    reject(error);
  }
  return promise;
}

/** With Trusted Types, the address of a script needs a policy. The policy `login-portal` accepts only captchas. */
function scriptUrl(captcha: string, failures: number): string {
  const shared = registry();
  // After a timeout the first request may still be pending, and the browser would reuse it for the same address.
  const address = failures ? `${captcha}&again=${failures}` : captcha;
  shared.policy ??= page.trustedTypes?.createPolicy('login-portal', {
    createScriptURL(url) {
      // These addresses were made from one that is trusted.
      if (shared.captchas.has(url.replace(/&again=\d+$/, ''))) return url;
      throw new TypeError('Only the script of a captcha is let through.');
    },
  });
  return shared.policy ? shared.policy.createScriptURL(address) : address;
}
