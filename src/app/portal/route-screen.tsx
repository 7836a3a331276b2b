import { type ReactNode, useEffect } from 'react';
import { isReload } from '../../browser/is-reload.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { Outdated } from '../../shell/outdated.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { RouteLocation } from '../navigation/locator.ts';
import type { Route } from '../navigation/routes.ts';
import type { Loading } from './use-loaded-route.ts';

interface RouteScreenProps extends Loading {
  location: RouteLocation<Route>;
  ownsAddress: boolean;
  /** Rendered after the screen. */
  children: ReactNode;
}

/** The screen of the route, or why it is not there. The page is reloaded if an update has probably removed the file. */
export function RouteScreen({
  loaded,
  failure,
  retrying,
  retry,
  location,
  ownsAddress,
  children,
}: RouteScreenProps) {
  // The reload of a screen that a link has opened would lose its token. A page that was reloaded already asks the person.
  const losesToken = location.route.fromLink === true && location.route.name !== 'token';
  const reloading = failure?.outdated === true && ownsAddress && !losesToken && !isReload();
  useEffect(() => {
    if (reloading) globalThis.location.reload();
  }, [reloading]);
  if (reloading) return <Spinner />;
  if (failure?.outdated) return <Outdated fromLink={losesToken} />;
  if (failure) return <LoadFailed retry={retry} busy={retrying} />;
  return (
    <ErrorBoundary
      key={(loaded?.location ?? location).visit}
      fallback={(again) => <LoadFailed retry={again} crashed />}
    >
      {loaded ? <loaded.Screen /> : <Spinner />}
      {children}
    </ErrorBoundary>
  );
}
