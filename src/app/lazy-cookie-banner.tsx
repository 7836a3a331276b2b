import { lazy, Suspense } from 'react';
import { pageConsent } from './page/page-api.ts';

/** If the code of the banner does not load, the portal works without it. */
const Banner = lazy(() =>
  import('../shell/cookie-banner.tsx').then(
    ({ CookieBanner }) => ({ default: CookieBanner }),
    () => ({ default: () => null }),
  ),
);

/** The banner of the portal's own page. Its code is loaded in parallel with the first screen, unless the person has agreed. */
export function LazyCookieBanner() {
  if (pageConsent().getState().accepted) return null;
  return (
    <Suspense fallback={<span data-incomplete hidden />}>
      <Banner />
    </Suspense>
  );
}
