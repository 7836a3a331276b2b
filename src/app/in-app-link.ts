import { pageOrigin } from '../kit/origin.ts';
import { isPlainClick } from '../kit/plain-click.ts';

/** The address of the link under a plain click, where it lies inside the base. */
export function inAppUrl(event: MouseEvent, base: string): URL | undefined {
  const { target } = event;
  // Not `instanceof Element`: in another document than its script's, an element is made of other classes.
  if (!isPlainClick(event) || !target || !('closest' in target)) return undefined;
  const link = (target as Element).closest('a');
  if (!link?.hasAttribute('href') || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  return url.origin === pageOrigin() && url.pathname.startsWith(base) ? url : undefined;
}
