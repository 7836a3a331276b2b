import { warnOnce } from '../page/warn-once.ts';
import { isStandalone } from './config.ts';
import { configOf, type Host } from './host.ts';

/**
 * Whether the element is rendered without a shadow root. Refused on a host page, because its styles and those of the page would
 * affect each other.
 */
export function isLight(host: Host): boolean {
  const config = configOf(host);
  if (config.rendering === 'shadow') return false;
  const standalone = isStandalone(config, location.pathname) && host.element.getRootNode() === document;
  if (standalone && !host.element.querySelector('[slot]')) return true;
  warnOnce(
    'rendering="light" is ignored, because the page is not the standalone page or the element has slots.',
  );
  return false;
}
