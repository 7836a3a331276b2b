import { documentMember } from '../../kit/document.ts';
import { registry } from './registry.ts';
import { isCaptcha } from './trusted-origins.ts';

/** The part of reCAPTCHA v3 that is used here (D19). */
interface Captcha {
  ready(act: () => void): void;
  /** Absent until the captcha is ready: the provider's script only loads another one (D46). */
  execute?(key: string, options: { action: 'registration' }): PromiseLike<unknown>;
}

interface Policy {
  createScriptURL(url: string): string;
}

interface Page {
  grecaptcha?: Captcha;
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

const page = globalThis as Page;

/** Milliseconds; a captcha that takes longer counts as blocked. */
const LIMIT = 20_000;

/**
 * A token for the action `registration`, or `undefined` if the script is blocked, slow or not what it should be. The
 * script goes into the document's head when it is first needed; its badge is its own, outside of our shadow root.
 */
export async function captchaToken(source: URL, key: string): Promise<string | undefined> {
  const address = new URL(source);
  address.hash = '';
  address.searchParams.set('render', key);
  // Then the provider's second script, too, keeps to a policy with Trusted Types.
  if (page.trustedTypes) address.searchParams.set('trustedtypes', 'true');
  const { promise: tooLate, reject: giveUp } = Promise.withResolvers<never>();
  const timer = setTimeout(giveUp, LIMIT);
  try {
    return await Promise.race([tokenOf(address.href, key, tooLate), tooLate]);
  } catch {
    console.warn('The captcha could not be used.');
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function tokenOf(address: string, key: string, tooLate: Promise<never>): Promise<string> {
  await ready(address, tooLate);
  const token = await page.grecaptcha?.execute?.(key, { action: 'registration' });
  if (typeof token !== 'string' || !token) throw new TypeError('The captcha gave no token.');
  return token;
}

/** Asked for once; again if it failed, or was not ready in time. */
function ready(address: string, tooLate: Promise<never>): Promise<void> {
  const { captchas } = registry();
  const known = captchas.get(address) ?? { failures: 0 };
  if (known.ready) return known.ready;
  captchas.set(address, known);
  const script = document.createElement('script');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  known.ready = promise;
  promise.catch(() => {
    known.ready = undefined;
    known.failures += 1;
    script.remove();
  });
  tooLate.catch(reject);
  script.addEventListener('error', reject);
  script.addEventListener('load', () => {
    if (typeof page.grecaptcha?.ready === 'function') page.grecaptcha.ready(resolve);
    else reject(new TypeError('The script is not a captcha.'));
  });
  try {
    script.async = true;
    script.src = trusted(address, known.failures);
    documentMember('head').append(script);
  } catch (error) {
    reject(error);
  }
  return promise;
}

/** Under Trusted Types a script's address needs a policy; ours is called `login-portal` and lets only captchas through. */
function trusted(captcha: string, failures: number): string {
  const shared = registry();
  // A request that hangs would also answer for a second one to the same address.
  const address = failures ? `${captcha}&again=${failures}` : captcha;
  shared.policy ??= page.trustedTypes?.createPolicy('login-portal', {
    createScriptURL(url) {
      if (shared.captchas.has(url.replace(/&again=\d+$/, '')) && isCaptcha(new URL(url))) return url;
      throw new TypeError('Only the script of a captcha is let through.');
    },
  });
  return shared.policy ? shared.policy.createScriptURL(address) : address;
}
