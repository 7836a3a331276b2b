import { type MouseEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { documentMember } from '../kit/document.ts';
import { useAnswer } from '../services/screen-hooks.ts';
import { ServicesContext } from '../services/services.tsx';
import { Frame } from '../shell/frame.tsx';
import { LoadFailed } from '../shell/load-failed.tsx';
import { Outdated } from '../shell/outdated.tsx';
import { HeadingLevelContext } from '../ui/heading.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { type Config, usesHistory } from './config.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LazyCookieBanner } from './lazy-cookie-banner.tsx';
import { portalUrl } from './navigation/in-app-link.ts';
import { createRouter } from './navigation/router.ts';
import { ROUTES, UNREPEATABLE } from './navigation/routes.ts';
import { type Host, Root } from './root.tsx';
import { type LoadedRoute, type LoadFailure, useLoadedRoute } from './use-loaded-route.ts';
import { useElementServices, useLeave } from './use-services.ts';
import { createVisitScope, type VisitScope } from './visit-scope.ts';

/** The whole portal: every route of the specification, inside the shell. */
export function Portal({ host }: { host: Host }) {
  const [kept] = useState(() => createVisitScope(host.removed));
  return (
    <Root host={host} ownPage={ownPage}>
      {(config, dark, own) => (
        <Routed key={config.apiBase.href} host={host} kept={kept} config={config} dark={dark} memory={!own} />
      )}
    </Root>
  );
}

const ownPage = (config: Config) => usesHistory(config, location.pathname);

interface RoutedProps {
  host: Host;
  kept: VisitScope;
  config: Config;
  dark: boolean;
  memory: boolean;
}

function Routed({ host, kept, config, dark, memory }: RoutedProps) {
  const { loginUrl } = config;
  const base = memory ? '/' : config.base;
  const router = useMemo(() => createRouter(base, ROUTES, memory), [base, memory]);
  const place = useStore(router.place);
  const { arrival, failure, retrying, retry } = useLoadedRoute(place);
  const shown = arrival?.place ?? place;

  useEffect(() => router.listen(), [router]);

  // In somebody else's page a link leads to the portal's own, for who opens it in another tab.
  const href = useCallback(
    (path: string) => (memory ? portalUrl(path, loginUrl).href : router.href(path)),
    [router, memory, loginUrl],
  );
  const services = useElementServices(host, kept, config, dark, {
    route: shown,
    href,
    navigate: router.navigate,
    replaceAddress: router.replaceAddress,
    rememberEmail: router.rememberEmail,
    leave: useLeave(host),
    routed: true,
    ownPage: !memory,
    reloads: !memory && !UNREPEATABLE.has(shown.name),
  });
  const { emit, configuration } = services;
  const name = useAnswer(configuration)?.applicationName;
  useTabTitle(memory ? undefined : name);
  usePageScheme(memory ? undefined : dark);
  useArrivalFocus(host, arrival, failure, memory);
  useEffect(() => {
    if (!arrival) return;
    if (arrival.first) emit('portal-ready', { element: host.element.localName });
    emit('portal-route', { path: arrival.place.path });
  }, [arrival, emit, host]);

  return (
    <ServicesContext value={services}>
      <HeadingLevelContext value={memory ? 2 : 1}>
        <Frame
          usable={arrival !== undefined}
          onClick={(event: MouseEvent) => router.follow(event.nativeEvent, memory ? loginUrl : undefined)}
        >
          {failure?.outdated ? (
            <Outdated fromLink={UNREPEATABLE.has(place.name) && place.name !== 'token'} />
          ) : failure ? (
            <LoadFailed retry={retry} busy={retrying} />
          ) : (
            <ErrorBoundary key={shown.visit} fallback={(again) => <LoadFailed retry={again} />}>
              {arrival ? <arrival.Screen /> : <Spinner />}
            </ErrorBoundary>
          )}
        </Frame>
        {!memory && <LazyCookieBanner />}
      </HeadingLevelContext>
    </ServicesContext>
  );
}

/** The browser tab title is the configured application name (specification, section 2), on a page of our own. */
function useTabTitle(name: string | undefined) {
  useEffect(() => {
    if (name) Reflect.set(Document.prototype, 'title', name, document);
  }, [name]);
}

/** The canvas and the scroll bars of a page of our own are of its theme, too. */
function usePageScheme(dark: boolean | undefined) {
  useEffect(() => {
    if (dark === undefined) return;
    const { style } = documentMember('documentElement');
    style.colorScheme = dark ? 'dark' : 'light';
    return () => {
      style.colorScheme = '';
    };
  }, [dark]);
}

/** After a navigation reading begins at the new screen's title, at the top of the page; so it does where there is no screen. */
function useArrivalFocus(
  { root }: Host,
  arrival: LoadedRoute | undefined,
  failure: LoadFailure | undefined,
  memory: boolean,
) {
  useEffect(() => {
    if (!arrival || (arrival.first && !failure)) return;
    root.querySelector<HTMLElement>('[data-screen-title]')?.focus({ preventScroll: !memory });
    if (!memory) scrollTo({ top: 0 });
  }, [root, arrival, failure, memory]);
}
