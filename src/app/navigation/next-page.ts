/* A chunk of its own: it is loaded only if an address has `?next=`. */

import { pageOrigin } from '../../browser/origin.ts';
import { nextUrl } from '../../kit/next-url.ts';
import type { Config } from '../element/config.ts';

/** The page of `?next=`, or the area if an account of it may not open that page. */
export function nextPage({ base, apiBase }: Config, area: URL, next: string): URL {
  // The portal itself and the calls are not part of an area at the root.
  const calls = new URL(`${apiBase.pathname.replace(/\/$/, '')}/api/`, apiBase);
  const url = nextUrl(next, area, [new URL(base, pageOrigin()), calls]);
  // The value is not logged, because it may contain a secret.
  if (!url) console.warn('next is not a path below the area of this account, so it is ignored.');
  return url ?? area;
}
