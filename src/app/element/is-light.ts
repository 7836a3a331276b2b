import { warnOnce } from '../page/warn-once.ts';
import type { Mounted } from './mounted.ts';

/** Whether the element has no shadow root. Refused on a host page: its styles and those of the page would affect each other. */
export function isLight({ element, config, ownsAddress }: Mounted): boolean {
  if (config().rendering === 'shadow') return false;
  const isPage = ownsAddress() && element.getRootNode() === document;
  if (isPage && !element.querySelector('[slot]')) return true;
  warnOnce(
    'rendering="light" is ignored, because the page is not the standalone page or the element has slots.',
  );
  return false;
}
