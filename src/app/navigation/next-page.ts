/* A chunk of its own: it is loaded only if an address has `?next=`. */
import { nextUrl } from '../../kit/next-url.ts';
import { pageOrigin } from '../../kit/origin.ts';
import { takeNext } from '../../session/next.ts';
import type { Config } from '../element/config.ts';

export { saveNext } from '../../session/next.ts';

interface Source {
  /** The sign-in is by a mailed link. */
  fromLink: boolean;
  /** In the address of the page, if the storage is blocked (D24) or what it held has expired. */
  inAddress: string | undefined;
}

/** The page of `?next=`, once, or the area of the account. */
export function nextPage({ base, apiBase }: Config, area: URL, { fromLink, inAddress }: Source): URL {
  const raw = takeNext(fromLink) ?? inAddress;
  if (!raw) return area;
  // The portal itself and the calls are not part of an area at the root.
  const calls = new URL(`${apiBase.pathname.replace(/\/$/, '')}/api/`, apiBase);
  const url = nextUrl(raw, area, [new URL(base, pageOrigin()), calls]);
  // The value is not logged, because it may contain a secret.
  if (!url) console.warn('next is not a path below the area of this account, so it is ignored.');
  return url ?? area;
}
