import { type MouseEvent, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { documentAccessors, documentMember } from '../../kit/document.ts';
import { isReload } from '../../kit/is-reload.ts';
import type { Navigation } from '../../services/navigation.ts';
import { useServices } from '../../services/services.ts';
import { useValue } from '../../services/use-reply.ts';
import { Frame } from '../../shell/frame.tsx';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { Outdated } from '../../shell/outdated.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { useFileReport } from '../../ui/file-report.ts';
import { focusTitle, HeadingLevelContext } from '../../ui/heading.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LocaleContext } from '../../ui/text.tsx';
import { type Config, isStandalone } from '../element/config.ts';
import { type Host, reportReady, useEmit } from '../element/host.ts';
import { Root } from '../element/root.tsx';
import { continueLogin } from '../navigation/continue-login.ts';
import { portalUrl } from '../navigation/in-app-link.ts';
import { createRouter } from '../navigation/router.ts';
import { ROUTES, type Route } from '../navigation/routes.ts';
import { useLeave } from '../navigation/use-leave.ts';
import { useOpenArea } from '../navigation/use-open-area.ts';
import { ServicesProvider } from '../services/services-provider.tsx';
import { useVisitScope } from '../services/use-visit-scope.ts';
import type { VisitScope } from '../services/visit-scope.ts';
import { LazyCookieBanner } from './lazy-cookie-banner.tsx';
import { type LoadedRoute, type LoadFailure, useLoadedRoute } from './use-loaded-route.ts';
import { usePageScheme } from './use-page-scheme.ts';

/** The whole portal: every route, inside the shell. */
export function Portal({ host }: { host: Host }) {
  const scope = useVisitScope(host);
  return (
    <Root host={host} isStandalone={isStandaloneNow}>
      {(config, dark, standalone) => (
        <Routed host={host} scope={scope} config={config} dark={dark} standalone={standalone} />
      )}
    </Root>
  );
}

const isStandaloneNow = (config: Config) => isStandalone(config, location.pathname);

interface RoutedProps {
  host: Host;
  scope: VisitScope;
  config: Config;
  dark: boolean;
  standalone: boolean;
}

function Routed({ host, scope, config, dark, standalone }: RoutedProps) {
  const { loginUrl } = config;
  const base = standalone ? config.base : '/';
  const router = useMemo(() => createRouter<Route>(base, ROUTES, standalone), [base, standalone]);
  const location = useStore(router.location);
  const { loaded, failure, retrying, retry } = useLoadedRoute(location, host.firstScreen?.route);
  const shown = loaded?.location ?? location;
  const emit = useEmit(host);
  const leave = useLeave(host);
  const reportFile = useFileReport();
  const openArea = useOpenArea(host, leave, standalone, shown.query);

  useEffect(() => {
    host.isPage = standalone;
  }, [host, standalone]);
  useEffect(() => router.listen(), [router]);

  const navigation = useMemo<Navigation>(() => {
    // In a host page, a link that is opened in another tab opens the standalone page.
    const href = (path: string) => (standalone ? router.href(path) : portalUrl(path, loginUrl).href);
    return {
      ...router,
      route: shown,
      showsNotices: true,
      href,
      loginHref: () => href(''),
      leave,
      continueLogin: continueLogin(host, leave, reportFile),
      openArea,
    };
  }, [router, shown, standalone, loginUrl, host, leave, reportFile, openArea]);
  usePageScheme(standalone ? dark : undefined);
  useFocusOnTitle(host, loaded, failure, standalone);
  // The reload of a screen that a link has opened would lose its token. A page that was reloaded already asks the person.
  const losesToken = location.route.fromLink === true && location.route.name !== 'token';
  const reloading = failure?.outdated === true && standalone && !losesToken && !isReload();
  useEffect(() => {
    if (reloading) globalThis.location.reload();
  }, [reloading]);
  useEffect(() => {
    if (!loaded) return;
    if (loaded.first) reportReady(host, emit);
    const { path } = loaded.location;
    emit('portal-route', { path });
  }, [loaded, emit, host]);

  return (
    <ServicesProvider
      host={host}
      scope={scope}
      config={config}
      dark={dark}
      navigation={navigation}
      visit={shown.visit}
      savedEmail={shown.email}
      savedTexts={shown.texts}
      standalone={standalone}
      reloads={standalone && !shown.route.fromLink}
    >
      <HeadingLevelContext value={standalone ? 1 : 2}>
        <Frame
          usable={loaded !== undefined}
          onClick={(event: MouseEvent) => router.follow(event.nativeEvent, standalone ? undefined : loginUrl)}
        >
          {reloading ? (
            <Spinner />
          ) : failure?.outdated ? (
            <Outdated fromLink={losesToken} />
          ) : failure ? (
            <LoadFailed retry={retry} busy={retrying} />
          ) : (
            <ErrorBoundary key={shown.visit} fallback={(again) => <LoadFailed retry={again} />}>
              {loaded ? <loaded.Screen /> : <Spinner />}
            </ErrorBoundary>
          )}
        </Frame>
        {standalone && (
          <>
            <PageTitle />
            <PageLanguage />
            <LazyCookieBanner />
          </>
        )}
      </HeadingLevelContext>
    </ServicesProvider>
  );
}

/** On the standalone page, the portal sets the title of the browser tab to the name of the application. */
function PageTitle() {
  const { configuration } = useServices();
  const name = useValue(configuration)?.applicationName;
  useEffect(() => {
    if (name) Reflect.set(documentAccessors(), 'title', name, document);
  }, [name]);
  return null;
}

/** On the standalone page, the portal sets the language of the page, which the tab title and the browser's own texts have too. */
function PageLanguage() {
  const locale = useContext(LocaleContext);
  useEffect(() => {
    const page = documentMember('documentElement');
    const { lang } = page;
    page.lang = locale;
    return () => {
      page.lang = lang;
    };
  }, [locale]);
  return null;
}

/** Focuses the title of a new screen or of a failure, and scrolls to the top of the standalone page. */
function useFocusOnTitle(
  { root }: Host,
  loaded: LoadedRoute | undefined,
  failure: LoadFailure | undefined,
  standalone: boolean,
) {
  useEffect(() => {
    if (!failure && (!loaded || loaded.first)) return;
    const title = root.querySelector<HTMLElement>('[data-screen-title]');
    if (title) focusTitle(title, { preventScroll: standalone });
    if (standalone) scrollTo({ top: 0 });
  }, [root, loaded, failure, standalone]);
}
