import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { ServicesContext } from '../services/services.tsx';
import type { Config } from './config.ts';
import { linkUrl, portalUrl } from './navigation/in-app-link.ts';
import type { Leave } from './navigation/leave.ts';
import { type Host, Root } from './root.tsx';
import { useElementServices, useLeave } from './use-services.ts';
import { createVisitScope, type VisitScope } from './visit-scope.ts';

interface AloneProps {
  host: Host;
  /** What a screen finds as parameters of its route. */
  parameters?: ((config: Config) => Record<string, string>) | undefined;
  /** Another value is another form; what else changes leaves alone what was typed. */
  visit?: ((config: Config) => string) | undefined;
  children(config: Config): ReactNode;
}

/** An element inside somebody else's page: no frame, no history, no title, no focus taken. */
export function Alone(props: AloneProps) {
  const { host } = props;
  const [kept] = useState(() => createVisitScope(host.removed));
  return (
    <Root host={host} ownPage={() => false}>
      {(config, dark) => (
        <Served key={config.apiBase.href} {...props} kept={kept} config={config} dark={dark} />
      )}
    </Root>
  );
}

const QUERY = new URLSearchParams();
const none = () => ({});
const always = () => '';

interface ServedProps extends AloneProps {
  kept: VisitScope;
  config: Config;
  dark: boolean;
}

function Served({ host, kept, config, dark, children, parameters = none, visit = always }: ServedProps) {
  const leave = useLeave(host);
  const surroundings = useMemo(() => {
    const urlOf = (path: string) => portalUrl(path, config.loginUrl);
    return {
      route: {
        parameters: parameters(config),
        path: '',
        query: QUERY,
        notice: undefined,
        visit: visit(config),
        email: undefined,
      },
      href: (path: string) => urlOf(path).href,
      // A screen of the portal is another page from here.
      navigate: (path: string) => void leave(urlOf(path), 'route'),
      replaceAddress: () => {},
      rememberEmail: () => {},
      leave,
      routed: false,
      ownPage: false,
      reloads: false,
    };
  }, [leave, config, parameters, visit]);
  const services = useElementServices(host, kept, config, dark, surroundings);
  const { emit } = services;
  useLinks(host, leave);
  useEffect(() => {
    emit('portal-ready', { element: host.element.localName });
  }, [emit, host]);
  return <ServicesContext value={services}>{children(config)}</ServicesContext>;
}

/** A link of our own leads to another page: the host page is told before, and may take over. */
function useLinks({ root }: Host, leave: Leave) {
  // As soon as a link is there: it may be clicked before other effects have run.
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = (event.target as Node).getRootNode() === root && linkUrl(event);
      if (!url) return;
      event.preventDefault();
      void leave(url, 'route');
    };
    root.addEventListener('click', follow as EventListener);
    return () => root.removeEventListener('click', follow as EventListener);
  }, [root, leave]);
}
