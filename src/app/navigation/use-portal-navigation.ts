import { useMemo } from 'react';
import type { Navigation } from '../../services/navigation.ts';
import type { Mounted } from '../element/mounted.ts';
import { continueLogin } from './continue-login.ts';
import { portalUrl } from './in-app-link.ts';
import type { RouteLocation } from './locator.ts';
import { openArea } from './open-area.ts';
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
