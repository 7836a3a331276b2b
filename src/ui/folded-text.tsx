import { useLayoutEffect, useRef, useState } from 'react';
import { AddressText } from './address-text.tsx';
import { Button } from './button.tsx';
import { useText } from './text.tsx';

/** A text of any length, such as a server's. After six lines it is folded. */
export function FoldedText({ children }: { children: string }) {
  const t = useText();
  const text = useRef<HTMLSpanElement>(null);
  const [fold, setFold] = useState<'measure' | 'folded' | 'open'>('measure');
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = text.current ?? {};
    setFold(scrollHeight > clientHeight + 1 ? 'folded' : 'open');
  }, []);
  return (
    <>
      <span ref={text} data-fold={fold} tabIndex={-1}>
        <AddressText>{children}</AddressText>
      </span>
      {fold === 'folded' && (
        <Button
          look="quiet"
          onClick={() => {
            // The button disappears and would lose the focus.
            text.current?.focus();
            setFold('open');
          }}
        >
          {t('Show all')}
        </Button>
      )}
    </>
  );
}
