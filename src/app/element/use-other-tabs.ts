import { useEffect } from 'react';
import { pageConsent, pagePreferences } from '../page/page-api.ts';

/** The person comes back from another tab or window, or by Back or Forward. */
const RETURNS = ['focus', 'pageshow', 'visibilitychange'];

/** Adopts the theme, the language and the consent that the person has chosen in another tab. */
export function useOtherTabs(): void {
  useEffect(() => {
    // If the file does not load, the next return tries again.
    const recheck = () =>
      import('../../session/recheck.ts').then(
        (file) => file.recheck(pagePreferences(), pageConsent()),
        () => {},
      );
    for (const type of RETURNS) addEventListener(type, recheck);
    return () => {
      for (const type of RETURNS) removeEventListener(type, recheck);
    };
  }, []);
}
