import type { ComponentType } from 'react';
import { Alone } from './alone.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Host } from './root.tsx';

/** A part of the shell inside somebody else's page; one that cannot be drawn leaves no trace. */
export function Small({ host, Part }: { host: Host; Part: ComponentType }) {
  return (
    <Alone host={host}>
      {() => (
        <ErrorBoundary fallback={() => null}>
          <Part />
        </ErrorBoundary>
      )}
    </Alone>
  );
}
