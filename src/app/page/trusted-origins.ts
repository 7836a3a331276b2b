import { pageOrigin } from '../../browser/origin.ts';
import { webUrl } from '../../kit/url.ts';
import { registry } from './registry.ts';

/** In place of an origin: the origins of the scripts are not trusted. */
const SELF = 'self';

/**
 * The origins that an element may call and navigate to (D36). Attributes never add to this list. Otherwise an attacker who can
 * inject HTML into the page could have a password sent to their own server.
 */
export function trustedOrigins(): readonly string[] {
  const { origins, scriptOrigins = [] } = registry();
  return [pageOrigin(), ...origins, ...(origins.has(SELF) ? [] : scriptOrigins)];
}

/** All trusted origins and addresses of captchas, to see whether they have changed. */
export const allTrusted = (): string => String([...trustedOrigins(), ...(registry().captchaUrls ?? [])]);

/** Trusts the origin of an address. Returns `false` if the address is invalid. */
export function trust(address: string, origins = registry().origins): boolean {
  const origin = address === SELF ? SELF : webUrl(address)?.origin;
  if (origin) origins.add(origin);
  return origin !== undefined;
}

/** Trusts the origin of a script of the portal, unless the page's author trusts `self` only. */
export function trustScript(address: string): void {
  const page = registry();
  page.scriptOrigins ??= new Set();
  trust(address, page.scriptOrigins);
}
