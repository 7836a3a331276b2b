import { pageOrigin } from '../../kit/origin.ts';
import { webUrl } from '../../kit/url.ts';
import { registry } from './registry.ts';

/**
 * The origins that an element may call and navigate to (D36). Attributes never add to this list. Otherwise an attacker who can
 * inject HTML into the page could have a password sent to their own server.
 */
export const trustedOrigins = (): readonly string[] => [pageOrigin(), ...registry().origins];

/** Trusts the origin of an address. Returns `false` if the address is invalid. */
export function trust(address: string): boolean {
  const url = webUrl(address);
  if (url) registry().origins.add(url.origin);
  return url !== undefined;
}
