import { useEffect } from 'react';
import { listen } from '../../browser/listen.ts';
import { pageConsent, pagePreferences } from '../page/page-api.ts';

/** Adopts the theme, the language and the consent that the person has chosen in another tab. */
export function useOtherTabs(): void {
  useEffect(() => {
    // If the file does not load, the next return tries again.
    const recheck = () =>
      import('../../session/recheck.ts').then(
        (file) => file.recheck(pagePreferences(), pageConsent()),
        () => {},
      );
    // The person comes back from another tab or window, or by Back or Forward.
    return listen(globalThis, recheck, 'focus', 'pageshow', 'visibilitychange');
  }, []);
}
