import type { ReactNode } from 'react';

/** What stands under the title at a stage without a form. Give it the stage as `key`, so that the next one comes in anew. */
export function Panel({ stage, children }: { stage: string; children: ReactNode }) {
  return (
    <div className="panel stack" part="panel" data-stage={stage}>
      {children}
    </div>
  );
}
