import { pageOrigin } from '../../browser/origin.ts';
import { webUrl } from '../../kit/url.ts';
import { registry } from './registry.ts';

/** The provider's loaders, without parameters: other scripts on these hosts, and `onload`, run code of the page's HTML. */
const LOADER = /^https:\/\/(www\.)?(google\.com|recaptcha\.net)\/recaptcha\/(api|enterprise)\.js$/;

/**
 * Whether the script of a captcha may be loaded from this address: from the provider, or from an address that the page's code
 * has named. A trusted origin is not enough, because not every file on it is code that may run in the page (D36).
 */
export const isTrustedCaptcha = ({ href }: URL): boolean =>
  LOADER.test(href) || registry().captchaUrls?.has(href) === true;

/** Trusts the address of a captcha, which may be relative to the page's origin. Returns `false` if it is invalid. */
export function trustCaptchaUrl(address: string): boolean {
  const url = webUrl(address, pageOrigin());
  const shared = registry();
  shared.captchaUrls ??= new Set();
  if (url) shared.captchaUrls.add(url.href);
  return url !== undefined;
}
