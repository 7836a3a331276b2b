import type { ComponentType, PropsWithChildren } from 'react';
import { LoadFailed } from '../shell/load-failed.tsx';
import { Announcer } from '../ui/announcer.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { useSheet } from '../ui/sheet.ts';
import css from '../ui/widget.css?inline';

/** A screen in the width of its container, between the slots for the host's own content. */
export const slotted = (Screen: ComponentType) =>
  function Slotted({ children }: PropsWithChildren) {
    useSheet(css);
    return (
      <div className="widget stack">
        <slot name="heading" />
        <Announcer>
          <ErrorBoundary fallback={(retry) => <LoadFailed retry={retry} crashed />}>
            <Screen />
            {children}
          </ErrorBoundary>
        </Announcer>
        <slot name="footer" />
      </div>
    );
  };
