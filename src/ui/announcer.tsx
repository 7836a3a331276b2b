import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';

const RegionContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/** Milliseconds. The focus moves first, because what a screen reader reads there would cut the text off. */
const AFTER_FOCUS = 150;
/** Milliseconds until the region is emptied, so that nobody finds the same text there again. */
const READ_BY_THEN = 5000;

/** A live region that exists before its text: screen readers often miss a region that is inserted together with it. */
export function Announcer({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  return (
    <RegionContext value={region}>
      {children}
      <div ref={region} className="hidden-text" role="status" data-announcer />
    </RegionContext>
  );
}

/** Announces the visible text of an element once, when it has appeared. */
export function useAnnounced(element: RefObject<HTMLElement | null>, on = true): void {
  const region = useContext(RegionContext);
  useEffect(() => {
    if (!on) return;
    const say = (text: string) => {
      if (region?.current) region.current.textContent = text;
    };
    let timer = setTimeout(() => {
      say(element.current?.innerText ?? '');
      timer = setTimeout(say, READ_BY_THEN, '');
    }, AFTER_FOCUS);
    return () => {
      clearTimeout(timer);
      say('');
    };
  }, [element, region, on]);
}
