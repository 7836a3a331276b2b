import { pageOrigin } from '../kit/origin.ts';
import { isPlainClick } from '../kit/plain-click.ts';

/** The address of the link under a plain click, where it lies inside the base. */
export function inAppUrl(event: MouseEvent, base: string): URL | undefined {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a');
  if (!link?.hasAttribute('href') || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  return url.origin === pageOrigin() && url.pathname.startsWith(base) ? url : undefined;
}
