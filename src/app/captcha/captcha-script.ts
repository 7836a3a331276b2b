import { documentMember } from '../../browser/document.ts';
import { deferred } from '../../kit/deferred.ts';
import { registry } from '../page/registry.ts';

interface Policy {
  createScriptURL(url: string): string;
}

const page = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };

/**
 * Loads the script of a captcha into the head of the page once, and again after a failure or a timeout. The code of the elements or
 * of the page has named its address (D36). `onLoad` reports whether it is what was expected.
 */
export function loadScript(
  address: string,
  timeout: Promise<never>,
  onLoad: (ready: () => void, failed: (error: Error) => void) => void,
): Promise<void> {
  const { captchas } = registry();
  const entry = captchas.get(address) ?? { failures: 0 };
  if (entry.ready) return entry.ready;
  captchas.set(address, entry);
  const script = document.createElement('script');
  const { promise, resolve, reject } = deferred<void>();
  entry.ready = promise;
  promise.catch(() => {
    entry.ready = undefined;
    entry.failures += 1;
    script.remove();
  });
  timeout.catch(reject);
  script.addEventListener('error', reject);
  script.addEventListener('load', () => onLoad(resolve, reject));
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
  const address = failures ? `${captcha}${captcha.includes('?') ? '&' : '?'}again=${failures}` : captcha;
  shared.policy ??= page.trustedTypes?.createPolicy('login-portal', {
    createScriptURL(url) {
      // These addresses were made from one that is trusted.
      if (shared.captchas.has(url.replace(/[?&]again=\d+$/, ''))) return url;
      throw new TypeError('Only the script of a captcha is let through.');
    },
  });
  return shared.policy ? shared.policy.createScriptURL(address) : address;
}
