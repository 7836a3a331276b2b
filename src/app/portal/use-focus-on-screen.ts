import { useEffect } from 'react';
import { focusField } from '../../browser/first-field.ts';
import { isFocusFree } from '../../browser/focused-element.ts';
import { focusScreen } from '../../ui/heading.tsx';
import type { Mounted } from '../element/mounted.ts';
import type { LoadedRoute, LoadFailure } from './use-loaded-route.ts';

/**
 * Focuses the form of a new screen, or its title or that of a failure, and scrolls to the top of a page that is the portal's own. The
 * first screen of that page gets the focus for its form only if nothing else has it.
 */
export function useFocusOnScreen(
  { root, ownsAddress }: Mounted,
  loaded: LoadedRoute | undefined,
  failure: LoadFailure | undefined,
): void {
  useEffect(() => {
    const owns = ownsAddress();
    const options = { preventScroll: owns };
    if (!failure && loaded?.first !== false) {
      if (owns && isFocusFree()) focusField(root, options);
      return;
    }
    const title = root.querySelector<HTMLElement>('[data-screen-title]');
    if (title) focusScreen(title, options);
    if (owns) scrollTo({ top: 0 });
  }, [root, loaded, failure, ownsAddress]);
}
