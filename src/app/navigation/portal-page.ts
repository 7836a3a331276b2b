/* A chunk of its own: it is loaded only if the API is not on the origin of the page. */

import { pageOrigin } from '../../browser/origin.ts';
import { emailForQuery } from '../../kit/email.ts';
import { isSameSite } from '../../kit/same-site.ts';
import type { Mounted } from '../element/mounted.ts';
import type { Leave } from './leave.ts';

/** Opens the portal's own page, if there is a reason to. Returns whether there is. */
export async function openPortalPage(mounted: Mounted, email: string, leave: Leave): Promise<boolean> {
  const url = portalPage(mounted, email);
  if (url) await leave(url, 'route');
  return url !== undefined;
}

/**
 * The portal's own page with this address in its email field. `undefined` if the login stays on this page: because it is the portal's
 * own, because a session lasts here or would not last there either, or because a frame cannot show another page (D82).
 */
export function portalPage(
  { config, ownsAddress }: Pick<Mounted, 'config' | 'ownsAddress'>,
  email: string,
): URL | undefined {
  const { apiBase, loginUrl, crossSite } = config();
  const isHostPage = window === top && !ownsAddress();
  const lasts = isSameSite(new URL(pageOrigin()), apiBase) || !isSameSite(loginUrl, apiBase);
  if (!isHostPage || lasts || crossSite === 'stay') return undefined;
  const url = new URL(loginUrl);
  url.searchParams.set('email', emailForQuery(email));
  return url;
}
