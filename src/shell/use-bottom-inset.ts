import { type RefObject, useLayoutEffect } from 'react';
import { documentMember } from '../kit/document.ts';

/**
 * Room at the end of the page for what is fixed there: the last lines can be scrolled clear of it, and what takes the
 * focus comes to lie above it (WCAG 2.2, 2.4.11 "Focus Not Obscured"). The room goes with the thing. A sheet of its own,
 * because several may come and go in any order, and nothing of the host's is written over.
 */
export function useBottomInset(thing: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = thing.current;
    if (!element) return;
    const sheet = new CSSStyleSheet({ media: 'screen' });
    const sheets = documentMember('adoptedStyleSheets');
    sheets.push(sheet);
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      sheet.replaceSync(
        `:root { --_portal-bottom-inset: ${height}; padding-block-end: ${height}; scroll-padding-block-end: ${height} }`,
      );
      uncover(element);
      // What stands above has moved by now.
      requestAnimationFrame(() => element.toggleAttribute('data-placed', true));
    });
    observer.observe(element, { box: 'border-box' });
    return () => {
      observer.disconnect();
      const index = sheets.indexOf(sheet);
      if (index >= 0) sheets.splice(index, 1);
    };
  }, [thing]);
}

/** What had the focus before the thing came, or grew, may lie under it. */
function uncover(thing: HTMLElement) {
  let focused = documentMember('activeElement');
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (!focused || focused === documentMember('body') || thing.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom > thing.getBoundingClientRect().top && top < innerHeight)
    focused.scrollIntoView({ block: 'nearest' });
}
