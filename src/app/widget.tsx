import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { ServicesContext } from '../services.tsx';
import { LoadFailed } from '../shell/load-failed.tsx';
import { Boundary } from './boundary.tsx';
import type { Config } from './config.ts';
import { createKept, type Kept } from './kept.ts';
import { type Host, Root } from './root.tsx';
import { useElementServices } from './use-services.ts';

interface WidgetProps {
  host: Host;
  Screen: ComponentType;
}

/** One screen inside somebody else's page: no frame, no history, no title, no focus taken. */
export function Widget({ host, Screen }: WidgetProps) {
  const [kept] = useState(() => createKept(host.removed));
  return (
    <Root host={host} ownPage={() => false}>
      {(config, dark) => (
        <Alone
          key={config.apiBase.href}
          host={host}
          kept={kept}
          config={config}
          dark={dark}
          Screen={Screen}
        />
      )}
    </Root>
  );
}

const QUERY = new URLSearchParams();

interface AloneProps extends WidgetProps {
  kept: Kept;
  config: Config;
  dark: boolean;
}

function Alone({ host, kept, config, dark, Screen }: AloneProps) {
  const surroundings = useMemo(() => {
    const href = (path: string) => new URL(path, config.loginUrl).href;
    return {
      route: { parameters: {}, query: QUERY, notice: undefined, visit: 0, email: undefined },
      href,
      navigate: (path: string) => location.assign(href(path)),
      rememberEmail: () => {},
      ownPage: false,
    };
  }, [config.loginUrl]);
  const services = useElementServices(host, kept, config, dark, surroundings);
  const { emit } = services;
  useEffect(() => {
    emit('portal-ready', { element: host.element.localName });
  }, [emit, host]);
  return (
    <ServicesContext value={services}>
      <Boundary fallback={(again) => <LoadFailed retry={again} />}>
        <Screen />
      </Boundary>
    </ServicesContext>
  );
}
