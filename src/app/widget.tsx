import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { ServicesContext } from '../services.tsx';
import { LoadFailed } from '../shell/load-failed.tsx';
import { Place } from '../ui/place.tsx';
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
  /** Another value is another form; what else changes leaves alone what was typed. */
  visit?: (config: Config) => string;
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
const always = () => '';

interface AloneProps extends WidgetProps {
  kept: Kept;
  config: Config;
  dark: boolean;
}

function Alone({ host, kept, config, dark, Screen, parameters = none, visit = always }: AloneProps) {
  const leave = useLeave(host, config);
  const surroundings = useMemo(() => {
    const href = (path: string) => new URL(path, config.loginUrl).href;
    return {
      route: {
        parameters: parameters(config),
        query: QUERY,
        notice: undefined,
        visit: visit(config),
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
  }, [leave, config, parameters, visit]);
  const services = useElementServices(host, kept, config, dark, surroundings);
  const { emit } = services;
  useEffect(() => {
    emit('portal-ready', { element: host.element.localName });
  }, [emit, host]);
  return (
    <ServicesContext value={services}>
      <Place>
        <slot name="heading" />
        <Boundary fallback={(again) => <LoadFailed retry={again} />}>
          <Screen key={visit(config)} />
        </Boundary>
        <slot name="footer" />
      </Place>
    </ServicesContext>
  );
}
