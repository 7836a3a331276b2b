import { useEffect } from 'react';
import { focusTitle } from '../../ui/heading.tsx';
import type { Mounted } from '../element/mounted.ts';
import type { LoadedRoute, LoadFailure } from './use-loaded-route.ts';

/** Focuses the title of a new screen or of a failure, and scrolls to the top of a page that is the portal's own. */
export function useFocusOnTitle(
  { root, ownsAddress }: Mounted,
  loaded: LoadedRoute | undefined,
  failure: LoadFailure | undefined,
): void {
  useEffect(() => {
    if (!failure && (!loaded || loaded.first)) return;
    const title = root.querySelector<HTMLElement>('[data-screen-title]');
    if (title) focusTitle(title, { preventScroll: ownsAddress() });
    if (ownsAddress()) scrollTo({ top: 0 });
  }, [root, loaded, failure, ownsAddress]);
}
