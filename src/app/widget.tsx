import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { ServicesContext } from '../services.tsx';
import { LoadFailed } from '../shell/load-failed.tsx';
import { Boundary } from './boundary.tsx';
import type { Config } from './config.ts';
import { createKept, type Kept } from './kept.ts';
import { type Host, Root } from './root.tsx';
import { useElementServices, useLeave } from './use-services.ts';

interface WidgetProps {
  host: Host;
  Screen: ComponentType;
  /** What the screen finds as parameters of its route. */
  parameters?: (config: Config) => Record<string, string>;
}

/** One screen inside somebody else's page: no frame, no history, no title, no focus taken. */
export function Widget(props: WidgetProps) {
  const { host } = props;
  const [kept] = useState(() => createKept(host.removed));
  return (
    <Root host={host} ownPage={() => false}>
      {(config, dark) => (
        <Alone key={config.apiBase.href} {...props} kept={kept} config={config} dark={dark} />
      )}
    </Root>
  );
}

const QUERY = new URLSearchParams();
const none = () => ({});

interface AloneProps extends WidgetProps {
  kept: Kept;
  config: Config;
  dark: boolean;
}

function Alone({ host, kept, config, dark, Screen, parameters = none }: AloneProps) {
  const leave = useLeave(host, config);
  const surroundings = useMemo(() => {
    const href = (path: string) => new URL(path, config.loginUrl).href;
    const own = parameters(config);
    return {
      route: {
        parameters: own,
        query: QUERY,
        notice: undefined,
        // Another campaign is another form.
        visit: JSON.stringify(own),
        email: undefined,
      },
      href,
      // A screen of the portal is another page from here.
      navigate: (path: string) => void leave(new URL(href(path)), 'route'),
      replaceAddress: () => {},
      rememberEmail: () => {},
      leave,
      routed: false,
      ownPage: false,
    };
  }, [leave, config, parameters]);
  const services = useElementServices(host, kept, config, dark, surroundings);
  const { emit } = services;
  useEffect(() => {
    emit('portal-ready', { element: host.element.localName });
  }, [emit, host]);
  return (
    <ServicesContext value={services}>
      <div className="stack">
        <slot name="heading" />
        <Boundary fallback={(again) => <LoadFailed retry={again} />}>
          <Screen />
        </Boundary>
        <slot name="footer" />
      </div>
    </ServicesContext>
  );
}
