import { lazy, Suspense } from 'react';
import { pageConsent } from './page/page-api.ts';

/** Who does not get the code of the banner can still log in. */
const Banner = lazy(() =>
  import('../shell/cookie-banner.tsx').then(
    ({ CookieBanner }) => ({ default: CookieBanner }),
    () => ({ default: () => null }),
  ),
);

/** The banner of a page of our own. Its code comes beside the first screen, and only to who has not agreed yet. */
export function LazyCookieBanner() {
  if (pageConsent().getState().accepted) return null;
  return (
    <Suspense fallback={<span data-incomplete hidden />}>
      <Banner />
    </Suspense>
  );
}
