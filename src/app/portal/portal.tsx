import { type MouseEvent, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { Frame } from '../../shell/frame.tsx';
import { HeadingLevelContext } from '../../ui/heading.tsx';
import { type Mounted, reportReady } from '../element/mounted.ts';
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
    () => createRouter<Route>(base, ROUTES, ownsAddress, mounted.scope.next),
    [base, ownsAddress, mounted],
  );
  const location = useStore(router.location);
  const loading = useLoadedRoute(location, mounted.firstScreen?.route);
  const { loaded, failure } = loading;
  const shown = loaded?.location ?? location;
  const navigation = usePortalNavigation(mounted, router, shown);

  useEffect(() => router.listen(), [router]);
  useFocusOnScreen(mounted, loaded, failure);
  useEffect(() => {
    if (!loaded) return;
    if (loaded.first) reportReady(mounted);
    const { path } = loaded.location;
    mounted.emit('portal-route', { path });
  }, [loaded, mounted]);

  const follow = ({ nativeEvent }: MouseEvent) =>
    router.follow(nativeEvent, ownsAddress ? undefined : config.loginUrl);
  return (
    <ServicesProvider mounted={mounted} navigation={navigation} visit={shown}>
      <HeadingLevelContext value={ownsAddress ? 1 : 2}>
        <Frame usable={loaded !== undefined} onClick={follow}>
          <RouteScreen {...loading} location={location} ownsAddress={ownsAddress} />
        </Frame>
        {ownsAddress && <OwnPage />}
      </HeadingLevelContext>
    </ServicesProvider>
  );
}
