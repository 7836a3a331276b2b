import type { ReactNode } from 'react';

/** A place for news that is read out when there is time: it is there before them, for a region that comes with its text is often missed. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div className="live-region" role="status">
      {children}
    </div>
  );
}
