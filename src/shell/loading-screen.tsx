import { useEffect, useState } from 'react';
import { useHydrating } from '../ui/hydration.tsx';

/** Milliseconds after the start. */
const FINISHED_AFTER = 200;
const REMOVED_AFTER = 500;

/** Hides layout shifts at the start, unless the screen was prerendered. It takes no clicks and no focus. */
export function LoadingScreen() {
  const [isPrerendered] = useState(useHydrating());
  const [state, setState] = useState<'loading' | 'finished' | 'removed'>(
    isPrerendered ? 'removed' : 'loading',
  );
  useEffect(() => {
    if (isPrerendered) return;
    const finish = setTimeout(() => setState('finished'), FINISHED_AFTER);
    const remove = setTimeout(() => setState('removed'), REMOVED_AFTER);
    return () => {
      clearTimeout(finish);
      clearTimeout(remove);
    };
  }, [isPrerendered]);
  if (state === 'removed') return null;
  return (
    <div className="loading-screen" part="loading-screen" data-state={state} aria-hidden="true">
      <span className="spinner" />
    </div>
  );
}
