import type { ReactNode } from 'react';

/** The content of a stage. Give it, or the form around it, the stage as `key`, so that each stage is animated. */
export function Panel({ stage, children }: { stage: string; children: ReactNode }) {
  return (
    <div className="panel stack" part="panel" data-stage={stage}>
      {children}
    </div>
  );
}
