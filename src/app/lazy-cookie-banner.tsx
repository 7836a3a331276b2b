import type { ComponentType } from 'react';
import { useConsentReport } from '../shell/use-consent-report.ts';
import type { ReportFile } from '../ui/file-report.ts';
import { useHydrating } from '../ui/hydration.tsx';
import { usePromise } from '../ui/use-promise.ts';

/** The banner of the standalone page. Its code is loaded in parallel with the first screen, unless the person has agreed. */
export function LazyCookieBanner() {
  const hydrating = useHydrating();
  const accepted = useConsentReport();
  return hydrating || accepted ? null : <LoadedBanner />;
}

function LoadedBanner() {
  const Banner = usePromise(loadBanner);
  return Banner ? <Banner /> : <span data-incomplete hidden />;
}

/** If the code of the banner does not load, the portal works without it. */
const loadBanner = (reportFile: ReportFile): Promise<ComponentType> =>
  import('../shell/cookie-banner.tsx').then(
    ({ CookieBanner }) => CookieBanner,
    () => reportFile('cookie-banner') ?? (() => null),
  );
