import { pageOrigin } from '../../kit/origin.ts';
import { webUrl } from '../../kit/url.ts';
import { registry } from './registry.ts';

/**
 * Where an element may talk to and send the browser to (D36). An attribute never adds to this list: somebody who can put HTML
 * into a page could otherwise have a password sent to their own server.
 */
export const trustedOrigins = (): readonly string[] => [pageOrigin(), ...registry().origins];

/** Adds the origin of an address; `false` if the address has none. */
export function trust(address: string): boolean {
  const url = webUrl(address);
  if (url) registry().origins.add(url.origin);
  return url !== undefined;
}

/**
 * Whether a script may come from there as a captcha. Of the provider's hosts only the folder of the captcha is trusted: elsewhere
 * on them there are scripts that run what their address says.
 */
export const isCaptcha = ({ origin, href }: URL, origins = trustedOrigins()): boolean =>
  origins.includes(origin) || /^https:\/\/www\.(google\.com|recaptcha\.net)\/recaptcha\//.test(href);
