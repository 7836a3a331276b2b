/** The part of reCAPTCHA v3 that is used here (D19). */
interface Captcha {
  ready(act: () => void): void;
  execute(key: string, options: { action: 'registration' }): PromiseLike<unknown>;
}

/** Milliseconds; a captcha that says nothing for longer counts as blocked. */
const LIMIT = 20_000;

/** Scripts asked for on this page, by address: once each, and again after a failure. */
const scripts = new Map<string, Promise<void>>();

/**
 * A token for the action `registration`, or `undefined` where the script is blocked, slow or not what it should be. The
 * script goes into the document's head when it is first needed; its badge is its own, outside of our shadow root.
 */
export async function captchaToken(source: URL, key: string): Promise<string | undefined> {
  const address = new URL(source);
  address.searchParams.set('render', key);
  try {
    return await Promise.race([tokenOf(address.href, key), tooLate()]);
  } catch {
    console.warn('The captcha could not be used.');
    return undefined;
  }
}

async function tokenOf(address: string, key: string): Promise<string | undefined> {
  await load(address);
  const captcha = (globalThis as { grecaptcha?: Captcha }).grecaptcha;
  if (typeof captcha?.ready !== 'function' || typeof captcha.execute !== 'function') return undefined;
  await new Promise<void>((resolve) => captcha.ready(resolve));
  const token = await captcha.execute(key, { action: 'registration' });
  return typeof token === 'string' && token ? token : undefined;
}

const tooLate = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The captcha took too long.')), LIMIT));

function load(address: string): Promise<void> {
  const known = scripts.get(address);
  if (known) return known;
  const { promise: loading, resolve, reject } = Promise.withResolvers<void>();
  scripts.set(address, loading);
  loading.catch(() => scripts.delete(address));
  try {
    const script = document.createElement('script');
    script.async = true;
    script.src = trusted(address);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The captcha script was not loaded.'));
    });
    document.head.append(script);
  } catch (error) {
    reject(error);
  }
  return loading;
}

interface Policy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Made once: a policy of a name may be created only once in a page. */
let policy: Policy | undefined;

/** Under Trusted Types a script's address needs a policy; ours is called `login-portal` and lets only captchas through. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('login-portal', {
    createScriptURL: (url) => {
      if (!scripts.has(url)) throw new TypeError('Only the script of a captcha is let through.');
      return url;
    },
  });
  return policy ? policy.createScriptURL(address) : address;
}
