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
 * Shows entries in steps, because a browser lays out thousands of them in one long task. A printout has all. `selector` finds what
 * names an entry, and gets the focus if the entry is the first new one. A step is what is shown at first, and by each press.
 */
export function useSteps(
  list: RefObject<HTMLElement | null>,
  selector: string,
  count: number,
  step = 25,
): Steps {
  const t = useText();
  const [limit, setLimit] = useState(step);
  // At once, because the browser draws the pages after the event.
  useLayoutEffect(() => listen(globalThis, () => flushSync(() => setLimit(Infinity)), 'beforeprint'), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    if (limit === step) return;
    // The button that was pressed has moved or disappeared.
    const firstNew = list.current?.querySelectorAll<HTMLElement>(selector)[limit - step];
    // Only with the attribute, a cell or a heading takes the focus.
    if (firstNew?.tabIndex === -1) firstNew.tabIndex = -1;
    firstNew?.focus();
  }, [limit]);
  return {
    limit,
    more: limit < count && (
      <Button look="secondary" onClick={() => setLimit(limit + step)}>
        {t('Show more ({{shown}} of {{count}})', { shown: limit, count })}
      </Button>
    ),
  };
}
