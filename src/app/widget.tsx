import type { ComponentType } from 'react';
import { LoadFailed } from '../shell/load-failed.tsx';
import { Place } from '../ui/place.tsx';
import { Alone } from './alone.tsx';
import type { Config } from './config.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Host } from './root.tsx';

interface WidgetProps {
  host: Host;
  Screen: ComponentType;
  /** What the screen finds as parameters of its route. */
  parameters?: (config: Config) => Record<string, string>;
  /** Another value is another form; what else changes leaves alone what was typed. */
  visit?: (config: Config) => string;
}

const always = () => '';

/** One screen inside somebody else's page, with room for the host's own words. */
export function Widget({ host, Screen, parameters, visit = always }: WidgetProps) {
  return (
    <Alone host={host} parameters={parameters} visit={visit}>
      {(config) => (
        <Place>
          <slot name="heading" />
          <ErrorBoundary fallback={(again) => <LoadFailed retry={again} />}>
            <Screen key={visit(config)} />
          </ErrorBoundary>
          <slot name="footer" />
        </Place>
      )}
    </Alone>
  );
}
