import { useMemo } from 'react';
import { pageOrigin } from '../../browser/origin.ts';
import type { Navigation } from '../../services/navigation.ts';
import { noteSignIn } from '../../services/sent-back.ts';
import type { Mounted } from '../element/mounted.ts';
import { portalUrl } from './in-app-link.ts';
import type { Leave } from './leave.ts';
import type { RouteLocation } from './locator.ts';
import type { Router } from './router.ts';
import type { Route } from './routes.ts';
import { useLeave } from './use-leave.ts';

/** The navigation of the portal while it shows a location. */
export function usePortalNavigation(
  mounted: Mounted,
  router: Router<Route>,
  route: RouteLocation<Route>,
): Navigation {
  const leave = useLeave(mounted);
  return useMemo(() => {
    const { navigate, replaceAddress, stages } = router;
    // In a host page, a link that is opened in another tab opens the standalone page.
    const href = (path: string) =>
      mounted.ownsAddress() ? router.href(path) : portalUrl(path, mounted.config().loginUrl).href;
    return {
      route,
      showsNotices: true,
      href,
      loginHref: () => href(''),
      navigate,
      replaceAddress,
      stages,
      leave,
      continueLogin: continueLogin(mounted, leave),
      openArea: openArea(mounted, leave),
    };
  }, [router, route, mounted, leave]);
}

/** Only an API on another origin can be on another site. */
const continueLogin =
  (mounted: Mounted, leave: Leave): Navigation['continueLogin'] =>
  async (email) =>
    mounted.config().apiBase.origin !== pageOrigin() &&
    (await import('./portal-page.ts').catch(() => mounted.reportFile('portal-page')))?.openPortalPage(
      mounted,
      email,
      leave,
    );

/** Somebody has signed in. The journey, with the page that they came for (D73), is over. */
const openArea =
  (mounted: Mounted, leave: Leave): Navigation['openArea'] =>
  async (area, reason, options) => {
    const journey = mounted.journey();
    const { next } = journey;
    noteSignIn();
    journey.end();
    const file = next && (await import('./next-page.ts').catch(() => mounted.reportFile('next-page')));
    const config = mounted.config();
    const url = config[`${area}Url`];
    await leave(file ? file.nextPage(config, url, next) : url, reason, options);
  };
