import { type ReactNode, useContext, useEffect, useState } from 'react';
import { type StyleRoot, StyleRootContext } from './sheet.ts';

/** The content of a stage. Give it, or the form around it, the stage as `key`, so that each stage is animated. */
export function Panel({ stage, children }: { stage: string; children: ReactNode }) {
  return (
    <div className={usePanelClass()} part="panel" data-stage={stage}>
      {children}
    </div>
  );
}

/** The roots that have shown a panel. The document cannot tell: Preact removes a panel before it renders the next. */
const used = new WeakSet<StyleRoot>();

/** Only a panel that replaces another one is animated, so that the first one can be used at once. */
export function usePanelClass(): string {
  const root = useContext(StyleRootContext);
  const [replaces] = useState(() => root !== undefined && used.has(root));
  useEffect(() => {
    if (root) used.add(root);
  }, [root]);
  return replaces ? 'panel entering stack' : 'panel stack';
}
