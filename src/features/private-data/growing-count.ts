import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { listen } from '../../browser/listen.ts';

/**
 * Returns a number that grows to `total` by one batch per task. A long list starts with one batch and stays responsive
 * while it is completed; a list that has become shorter grows again from there. All items end up in the document, so that the
 * browser's search finds them. Printing completes the list at once.
 */
export function useGrowingCount(total: number, batch: number): number {
  const [count, setCount] = useState(batch);
  const complete = useEffectEvent(() => flushSync(() => setCount(total)));
  // The listener stays: another one that renders at this event would remove it, and one that is added then misses the event.
  useLayoutEffect(() => listen(globalThis, () => complete(), 'beforeprint'), []);
  useEffect(() => {
    if (count >= total) return setCount(Math.max(batch, total));
    const timer = setTimeout(() => startTransition(() => setCount(count + batch)));
    return () => clearTimeout(timer);
  }, [count, total, batch]);
  return Math.min(count, total);
}
