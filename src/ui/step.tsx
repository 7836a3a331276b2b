import type { ReactNode } from 'react';
import { AFTER_FOCUS, useAnnounced } from './announcer.tsx';
import { Headline } from './heading.tsx';

/** What to do, or what has happened: a headline and what belongs to it. It is announced when it appears. */
export function Step({ headline, children }: { headline: string; children: ReactNode }) {
  return (
    <div ref={useAnnounced(AFTER_FOCUS)} className="step" part="step">
      <Headline>{headline}</Headline>
      {children}
    </div>
  );
}
