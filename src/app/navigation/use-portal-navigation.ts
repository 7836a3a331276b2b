import { useEffect, useMemo } from 'react';
import type { Navigation } from '../../services/navigation.ts';
import type { Mounted } from '../element/mounted.ts';
import { continueLogin } from './continue-login.ts';
import { portalUrl } from './in-app-link.ts';
import type { RouteLocation } from './locator.ts';
import { loadNextPage, openArea } from './open-area.ts';
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
  const next = (mounted.ownsAddress() && route.query.get('next')) || undefined;
  // A browser keeps the fragment of a page when the server redirects it to the login, and the server does not see it.
  const inAddress = next && !next.includes('#') ? next + route.fragment : next;
  useEffect(() => {
    if (inAddress) void loadNextPage(mounted).then((next) => next?.saveNext(inAddress));
  }, [mounted, inAddress]);
  return useMemo(() => {
    const { navigate, replaceAddress, stages, rememberEmail } = router;
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
      rememberEmail,
      leave,
      continueLogin: continueLogin(mounted, leave),
      openArea: openArea(mounted, leave, inAddress),
    };
  }, [router, route, mounted, leave, inAddress]);
}
