import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listen } from '../../browser/listen.ts';
import { Button } from '../../ui/button.tsx';
import { useText } from '../../ui/text.tsx';

/** Of a cell or a heading. */
export type EntryRef = RefObject<(HTMLTableCellElement & HTMLHeadingElement) | null> | undefined;

interface Steps {
  shown: readonly unknown[];
  /** The ref of what names an entry, and takes the focus if the entry is the first new one. */
  refOf(index: number): EntryRef;
  /** The button below the entries, if there are others. */
  more: ReactNode;
}

/** Shows entries in steps, because a browser lays out thousands of them in one long task. A printout has all. */
export function useSteps(entries: readonly unknown[], step: number): Steps {
  const t = useText();
  const [limit, setLimit] = useState(step);
  const firstNew: NonNullable<EntryRef> = useRef(null);
  // At once, because the browser draws the pages after the event.
  useLayoutEffect(() => listen(globalThis, () => flushSync(() => setLimit(Infinity)), 'beforeprint'), []);
  useEffect(() => {
    // The button that was pressed has moved or disappeared.
    if (limit > step) firstNew.current?.focus();
  }, [limit, step]);
  return {
    shown: entries.slice(0, limit),
    refOf: (index) => (limit > step && index === limit - step ? firstNew : undefined),
    more: limit < entries.length && (
      <Button look="secondary" onClick={() => setLimit(limit + step)}>
        {t('Show more')}
      </Button>
    ),
  };
}
