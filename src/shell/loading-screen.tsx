import { useEffect, useState } from 'react';
import { useHydrating } from '../ui/hydration.tsx';

/** Milliseconds after the start. */
const FINISHED_AFTER = 200;
const REMOVED_AFTER = 500;

/** Hides layout shifts at the start, unless there is a first screen. It takes no clicks and no focus. */
export function LoadingScreen() {
  const [isHydrated] = useState(useHydrating());
  const [state, setState] = useState<'loading' | 'finished' | 'removed'>(isHydrated ? 'removed' : 'loading');
  useEffect(() => {
    if (isHydrated) return;
    const finish = setTimeout(() => setState('finished'), FINISHED_AFTER);
    const remove = setTimeout(() => setState('removed'), REMOVED_AFTER);
    return () => {
      clearTimeout(finish);
      clearTimeout(remove);
    };
  }, [isHydrated]);
  if (state === 'removed') return null;
  return (
    <div className="loading-screen" part="loading-screen" data-state={state} aria-hidden="true">
      <span className="spinner" />
    </div>
  );
}
