import { type ComponentType, useEffect, useState } from 'react';
import { useServices } from '../../services/services.ts';
import { reportConsent } from '../../shell/report-consent.ts';
import type { ReportFile } from '../../ui/file-report.ts';
import { useHydrating } from '../../ui/hydration.tsx';
import { usePromise } from '../../ui/use-promise.ts';
import { pageConsent } from '../page/page-api.ts';

/** The banner of the standalone page. Its code is loaded in parallel with the first screen, unless the person has agreed. */
export function LazyCookieBanner() {
  const hydrating = useHydrating();
  const { emit } = useServices();
  const [stored] = useState(() => pageConsent().getState().accepted);
  useEffect(() => {
    if (stored) reportConsent(pageConsent(), emit, true);
  }, [stored, emit]);
  return hydrating || stored ? null : <LoadedBanner />;
}

function LoadedBanner() {
  const Banner = usePromise(loadBanner);
  return Banner ? <Banner /> : <span data-incomplete hidden />;
}

/** If the code of the banner does not load, the portal works without it. */
const loadBanner = (reportFile: ReportFile): Promise<ComponentType> =>
  import('../../shell/cookie-banner.tsx').then(
    ({ CookieBanner }) => CookieBanner,
    () => reportFile('cookie-banner') ?? (() => null),
  );
