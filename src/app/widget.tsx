import {
  type ComponentType,
  type PropsWithChildren,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { listen } from '../browser/listen.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { useHydrating } from '../ui/hydration.tsx';
import type { Mounted } from './element/mounted.ts';
import { Ready } from './element/ready.tsx';
import { Root } from './element/root.tsx';
import { useConfig } from './element/use-config.ts';
import { linkUrl } from './navigation/in-app-link.ts';
import type { Leave } from './navigation/leave.ts';
import { useLeave } from './navigation/use-leave.ts';
import { createWidgetNavigation, type ParametersOf } from './navigation/widget-navigation.ts';
import type { Visit } from './services/create-services.tsx';
import { ServicesProvider } from './services/services-provider.tsx';

/**
 * Renders one component inside a host's page, without changing its history, title or focus. The screen gets `parameters` in
 * place of the parameters of a route, and children that it renders after its own. A change of one starts a new visit, as another address does in the portal.
 */
export const widget =
  (Content: ComponentType<PropsWithChildren>, parameters: ParametersOf = () => ({})) =>
  (mounted: Mounted) => (
    <Root mounted={mounted}>
      <Widget mounted={mounted} Content={Content} parameters={parameters} />
    </Root>
  );

interface WidgetProps {
  mounted: Mounted;
  Content: ComponentType<PropsWithChildren>;
  parameters: ParametersOf;
}

function Widget({ mounted, Content, parameters }: WidgetProps) {
  const leave = useLeave(mounted);
  const visit = useVisit(mounted, parameters);
  const navigation = useMemo(
    () => createWidgetNavigation(mounted.config, parameters, leave),
    [mounted, parameters, leave],
  );
  useLinks(mounted, leave);
  return (
    <ServicesProvider mounted={mounted} navigation={navigation} visit={visit}>
      <ErrorBoundary fallback={() => null}>
        <Content key={visit.visit}>
          <Ready mounted={mounted} />
        </Content>
      </ErrorBoundary>
    </ServicesProvider>
  );
}

/** The next visit begins one render later, even if two parameters change in one task. */
function useVisit(mounted: Mounted, parameters: ParametersOf): Visit {
  const current = parameters(useConfig(mounted));
  const hydrating = useHydrating();
  const shown = useRef<typeof current>(undefined);
  const { next } = mounted.scope;
  const [visit, setVisit] = useState<Visit>(() => ({ visit: next(), returned: true }));
  useLayoutEffect(() => {
    // A first screen that was rendered with other attributes is not another visit.
    if (hydrating) return;
    const last = shown.current ?? current;
    shown.current = current;
    if (Object.keys(current).some((name) => current[name] !== last[name])) setVisit({ visit: next() });
  });
  return visit;
}

/** All links lead to other pages. In a layout effect, because a link may be clicked before other effects have run. */
function useLinks({ root }: Mounted, leave: Leave): void {
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = (event.target as Node).getRootNode() === root && linkUrl(event);
      if (!url) return;
      event.preventDefault();
      void leave(url, 'route');
    };
    return listen(root, follow, 'click');
  }, [root, leave]);
}
