import { startTransition, useEffect, useState } from 'react';

/**
 * A number that grows from one batch to `total`, a batch per task: the first rows are there at once and the page stays
 * quick while the rest is added, so that the browser's own search finds everything in the end.
 */
export function useGrowingCount(total: number, batch: number): number {
  const [count, setCount] = useState(batch);
  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + batch)));
    return () => clearTimeout(timer);
  }, [count, total, batch]);
  return Math.min(count, total);
}
