import { type ReactNode, useContext, useState } from 'react';
import { useHydrating } from './hydration.tsx';
import { StyleRootContext } from './sheet.ts';

/** The content of a stage. Give it, or the form around it, the stage as `key`, so that each stage is animated. */
export function Panel({ stage, children }: { stage: string; children: ReactNode }) {
  return (
    <div className={usePanelClass()} part="panel" data-stage={stage}>
      {children}
    </div>
  );
}

/** Only a panel that replaces another one is animated, so that the first one can be used at once. */
export function usePanelClass(): string {
  const root = useContext(StyleRootContext);
  const hydrating = useHydrating();
  const [replaces] = useState(() => !hydrating && Boolean(root?.querySelector('.panel')));
  return replaces ? 'panel entering stack' : 'panel stack';
}
