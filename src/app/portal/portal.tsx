import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { holdKeys } from '../../browser/keys.ts';
import { listen } from '../../browser/listen.ts';
import { Frame } from '../../shell/frame.tsx';
import { HeadingLevelContext, NamesScreenContext } from '../../ui/heading.tsx';
import type { Mounted } from '../element/mounted.ts';
import { Ready } from '../element/ready.tsx';
import { Root } from '../element/root.tsx';
import { useConfig } from '../element/use-config.ts';
import { createRouter } from '../navigation/router.ts';
import { ROUTES, type Route } from '../navigation/routes.ts';
import { usePortalNavigation } from '../navigation/use-portal-navigation.ts';
import { ServicesProvider } from '../services/services-provider.tsx';
import { OwnPage } from './own-page.tsx';
import { RouteScreen } from './route-screen.tsx';
import { useFocusOnScreen } from './use-focus-on-screen.ts';
import { useLoadedRoute } from './use-loaded-route.ts';

/** The whole portal: every route, inside the shell. */
export const portal = (mounted: Mounted) => (
  <Root mounted={mounted}>
    <Portal mounted={mounted} />
  </Root>
);

function Portal({ mounted }: { mounted: Mounted }) {
  const config = useConfig(mounted);
  const ownsAddress = mounted.ownsAddress();
  const base = ownsAddress ? config.base : '/';
  const router = useMemo(
    () => createRouter<Route>(base, ROUTES, ownsAddress, mounted.scope.next, mounted.journey()),
    [base, ownsAddress, mounted],
  );
  const location = useStore(router.location);
  const loading = useLoadedRoute(location, mounted.firstScreen?.route);
  const { loaded, failure } = loading;
  const shown = loaded?.location ?? location;
  const navigation = usePortalNavigation(mounted, router, shown);

  const isLoading = loaded?.location !== location && !failure;
  useLayoutEffect(() => (isLoading ? holdKeys() : undefined), [isLoading]);
  useEffect(() => router.listen(), [router]);
  // In a layout effect, because a link may be clicked before other effects have run.
  useLayoutEffect(() => {
    const { root } = mounted;
    const follow = (event: Event) => {
      // What the page has put into a slot is its own.
      if (root.contains(event.target as Node))
        router.follow(event as MouseEvent, ownsAddress ? undefined : config.loginUrl);
    };
    // On an element inside, it would make screen readers say "clickable" after every text.
    return listen(root, follow, 'click');
  });
  useFocusOnScreen(mounted, loaded, failure);
  useEffect(() => {
    if (!loaded) return;
    const { path } = loaded.location;
    mounted.emit('portal-route', { path });
  }, [loaded, mounted]);

  return (
    <ServicesProvider mounted={mounted} navigation={navigation} visit={shown}>
      <HeadingLevelContext value={ownsAddress ? 1 : 2}>
        <Frame
          usable={loaded !== undefined}
          banner={ownsAddress && <OwnPage root={mounted.root} loaded={loaded} />}
        >
          <NamesScreenContext value={ownsAddress || loaded?.first === false}>
            <RouteScreen {...loading} location={location} ownsAddress={ownsAddress}>
              {loaded?.first && <Ready mounted={mounted} />}
            </RouteScreen>
          </NamesScreenContext>
        </Frame>
      </HeadingLevelContext>
    </ServicesProvider>
  );
}
