import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { listen } from '../browser/listen.ts';
import { Button } from './button.tsx';
import { useText } from './text.tsx';

interface Steps {
  /** The number of entries that are shown. */
  limit: number;
  /** The button below the entries, if there are others. */
  more: ReactNode;
}

/**
 * Shows the first entries, and after a press all, in steps, because a browser lays out thousands of them in one long task. A printout
 * has all. `selector` finds what names an entry, and gets the focus if the entry is the first new one.
 */
export function useSteps(
  list: RefObject<HTMLElement | null>,
  selector: string,
  count: number,
  step = 25,
): Steps {
  const t = useText();
  const [limit, setLimit] = useState(step);
  const [isOpen, setOpen] = useState(false);
  // At once, because the browser draws the pages after the event.
  useLayoutEffect(() => listen(globalThis, () => flushSync(() => setLimit(Infinity)), 'beforeprint'), []);
  useEffect(() => {
    if (!isOpen || limit >= count) return;
    const next = setTimeout(() => setLimit(limit + step));
    return () => clearTimeout(next);
  }, [isOpen, limit, count, step]);
  useEffect(() => {
    if (!isOpen) return;
    // The button that was pressed has disappeared.
    const firstNew = list.current?.querySelectorAll<HTMLElement>(selector)[step];
    // Only with the attribute, a cell or a heading takes the focus.
    if (firstNew?.tabIndex === -1) firstNew.tabIndex = -1;
    firstNew?.focus();
  }, [isOpen, list, selector, step]);
  function showAll() {
    setOpen(true);
    setLimit(limit + step);
  }
  return {
    limit,
    more: limit < count && !isOpen && (
      <Button look="secondary" onClick={showAll}>
        {t('Show all ({{count}})', { count })}
      </Button>
    ),
  };
}
