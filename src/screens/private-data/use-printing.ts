import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is printed. It stays `true` until the person uses the page again: some browsers draw pages after `afterprint`. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal });
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, () => setPrinting(false), { capture: true, signal });
    return () => ending.abort();
  }, []);
  return printing;
}
