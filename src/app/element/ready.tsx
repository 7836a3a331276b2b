import { useEffect } from 'react';
import { isFocusFree } from '../../browser/focused-element.ts';
import type { Mounted } from './mounted.ts';

/**
 * Reports that the first screen is usable, and focuses it if the page asks for that as it does for a field. Rendered beside the screen,
 * so that nothing is reported if the screen cannot be rendered.
 */
export function Ready({ mounted: { element, emit } }: { mounted: Mounted }) {
  useEffect(() => {
    emit('portal-ready', { element: element.localName });
    if (element.autofocus && isFocusFree()) element.focus();
  }, [element, emit]);
  return null;
}
