import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import { focusedElement } from '../browser/focused-element.ts';

const RegionContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/** Milliseconds. The focus moves first, because what a screen reader reads there would cut the text off. */
export const AFTER_FOCUS = 200;
/** Milliseconds until the region is emptied, so that nobody finds the same text there again. */
const READ_BY_THEN = 5000;

/** A live region that exists before its text: screen readers often miss a region that is inserted together with it. */
export function Announcer({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  return (
    <RegionContext value={region}>
      {children}
      <div ref={region} className="hidden-text" aria-live="polite" data-announcer />
    </RegionContext>
  );
}

/**
 * The ref of an element whose visible text is announced once, if it is still shown after these milliseconds and does not have the
 * focus. An alert speaks for itself unless the focus moves: Orca with Firefox then reads the focused element alone.
 */
export function useAnnounced<T extends HTMLElement = HTMLDivElement>(
  after: number | undefined,
  isAlert = false,
): RefObject<T | null> {
  const region = useContext(RegionContext);
  const element = useRef<T>(null);
  useEffect(() => {
    if (after === undefined) return;
    // Of its own, because several texts of a new screen are announced.
    const message = new Text();
    const former = focusedElement();
    let timer = setTimeout(() => {
      const focused = focusedElement();
      if (!element.current || focused === element.current || (isAlert && focused === former)) return;
      message.data = `${messageIn(element.current)} `;
      region?.current?.append(message);
      timer = setTimeout(() => message.remove(), READ_BY_THEN);
    }, after);
    return () => {
      clearTimeout(timer);
      message.remove();
    };
  }, [region, after, isAlert]);
  return element;
}

/** The visible text without the names of buttons, which are read when they have the focus. */
function messageIn(element: HTMLElement): string {
  let text = element.innerText;
  for (const { innerText } of element.querySelectorAll('button')) text = text.replace(innerText, '');
  return text;
}
