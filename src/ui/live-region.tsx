import type { ReactNode } from 'react';

/**
 * Announces its content politely. Render it before it has content: screen readers often miss a live region that is inserted
 * together with its text.
 */
export function LiveRegion({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div className="live-region" role="status" id={id}>
      {children}
    </div>
  );
}
