import { type ComponentType, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { readEmail } from '../kit/email.ts';
import { pageOrigin } from '../kit/origin.ts';
import { withQuery } from '../kit/url.ts';
import type { Navigation } from '../services/navigation.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { useHydrating } from '../ui/hydration.tsx';
import type { Config } from './element/config.ts';
import { configOf, type Host, reportReady, useEmit } from './element/host.ts';
import { Root } from './element/root.tsx';
import { linkUrl, portalUrl } from './navigation/in-app-link.ts';
import { useLeave } from './navigation/use-leave.ts';
import { ServicesProvider } from './services/services-provider.tsx';
import { useVisitScope } from './services/use-visit-scope.ts';
import type { VisitScope } from './services/visit-scope.ts';

type ParametersOf = (config: Config) => Record<string, string>;

/**
 * Renders one component inside a host's page, without changing its history, title or focus. The screen gets `parameters` in
 * place of the parameters of a route. A change of one starts a new visit, as another address does in the portal.
 */
export const widget =
  (Content: ComponentType, parameters: ParametersOf = () => ({})) =>
  (host: Host) => <Widget host={host} Content={Content} parameters={parameters} />;

interface WidgetProps {
  host: Host;
  Content: ComponentType;
  parameters: ParametersOf;
}

const never = () => false;
const NO_QUERY = new URLSearchParams();

function Widget(props: WidgetProps) {
  const scope = useVisitScope(props.host);
  return (
    <Root host={props.host} isStandalone={never}>
      {(config, dark) => <WidgetContent {...props} scope={scope} config={config} dark={dark} />}
    </Root>
  );
}

interface WidgetContentProps extends WidgetProps {
  scope: VisitScope;
  config: Config;
  dark: boolean;
}

function WidgetContent({ host, scope, config, dark, Content, parameters }: WidgetContentProps) {
  const leave = useLeave(host);
  const emit = useEmit(host);
  const hydrating = useHydrating();
  // By the attributes as they are: a first screen that was rendered with others does not become another visit.
  const nextVisit = JSON.stringify(parameters(configOf(host)));
  // The next visit begins one render later, with the address that was typed in this one, even if both change in one task.
  const [visit, setVisit] = useState(nextVisit);
  useLayoutEffect(() => setVisit(nextVisit), [nextVisit]);
  const typedEmail = useRef<string>(undefined);
  const navigation = useMemo<Navigation>(() => {
    const urlOf = (path: string) => portalUrl(path, config.loginUrl);
    return {
      route: {
        parameters: hydrating ? parameters(config) : JSON.parse(visit),
        path: '',
        query: NO_QUERY,
        notice: undefined,
      },
      showsNotices: false,
      href: (path) => urlOf(path).href,
      loginHref: (email) =>
        urlOf(config.loginUrl.origin === pageOrigin() ? '' : withQuery('', { email: readEmail(email) })).href,
      // For a widget, a screen of the portal is another page.
      navigate: (path) => void leave(urlOf(path), 'route'),
      replaceAddress: () => {},
      stages: undefined,
      rememberEmail: (email) => {
        typedEmail.current = email || undefined;
      },
      leave,
      continueLogin: async () => false,
      openArea: async () => {},
    };
  }, [leave, config, visit, hydrating, parameters]);

  // A layout effect, because a link may be clicked before other effects have run.
  useLayoutEffect(() => {
    const { root } = host;
    const follow = (event: MouseEvent) => {
      const url = (event.target as Node).getRootNode() === root && linkUrl(event);
      if (!url) return;
      event.preventDefault();
      void leave(url, 'route');
    };
    root.addEventListener('click', follow as EventListener);
    return () => root.removeEventListener('click', follow as EventListener);
  }, [host, leave]);
  useEffect(() => reportReady(host, emit), [emit, host]);

  return (
    <ServicesProvider
      host={host}
      scope={scope}
      config={config}
      dark={dark}
      navigation={navigation}
      visit={visit}
      savedEmail={typedEmail.current}
      standalone={false}
      reloads={false}
    >
      <ErrorBoundary fallback={() => null}>
        <Content key={visit} />
      </ErrorBoundary>
    </ServicesProvider>
  );
}
