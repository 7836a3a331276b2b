import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is printed. It stays `true` until the person uses the page again: some browsers draw pages after `afterprint`. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', start);
    addEventListener('pointerdown', end, true);
    addEventListener('keydown', end, true);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('pointerdown', end, true);
      removeEventListener('keydown', end, true);
    };
  }, []);
  return printing;
}
