import type { ReactNode } from 'react';

/**
 * Announces its content politely. Render it before it has content: screen readers often miss a live region that is inserted
 * together with its text. Not `role="status"`, which screen readers name even while it is empty.
 */
export function LiveRegion({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div className="live-region" aria-live="polite" aria-atomic id={id}>
      {children}
    </div>
  );
}
