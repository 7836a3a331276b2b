import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { listen, listenFirst } from '../../browser/listen.ts';

/** Whether the page is printed. It stays `true` until the person uses the page again: some browsers draw pages after `afterprint`. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const endStart = listen(globalThis, () => flushSync(() => setPrinting(true)), 'beforeprint');
    const endUse = listenFirst(globalThis, () => setPrinting(false), 'pointerdown', 'keydown');
    return () => {
      endStart();
      endUse();
    };
  }, []);
  return printing;
}
