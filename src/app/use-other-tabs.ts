import { useEffect } from 'react';
import { pageConsent, pagePreferences } from './page/page-api.ts';

/** The person comes back from another tab or window, or by Back or Forward. */
const RETURNS = ['focus', 'pageshow', 'visibilitychange'];

/** Adopts the theme, the language and the consent that the person has chosen in another tab. */
export function useOtherTabs(): void {
  useEffect(() => {
    const recheck = async () => {
      try {
        const { recheckConsent, recheckPreferences } = await import('../session/recheck.ts');
        recheckPreferences(pagePreferences());
        recheckConsent(pageConsent());
      } catch {
        // The file did not load, so the next return tries again.
      }
    };
    for (const type of RETURNS) addEventListener(type, recheck);
    return () => {
      for (const type of RETURNS) removeEventListener(type, recheck);
    };
  }, []);
}
