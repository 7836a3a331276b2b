import { type RefObject, useLayoutEffect } from 'react';
import { documentMember } from '../kit/document.ts';

/**
 * Reserves space at the end of the page for a fixed element, so that it covers neither the last lines nor the focused element
 * (WCAG 2.2, 2.4.11 "Focus Not Obscured"). It adds a style sheet instead of inline styles, which could overwrite those of the
 * host page.
 */
export function useBottomInset(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const sheet = new CSSStyleSheet({ media: 'screen' });
    const sheets = documentMember('adoptedStyleSheets');
    sheets.push(sheet);
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      sheet.replaceSync(
        `:root { --_portal-bottom-inset: ${height}; padding-block-end: ${height}; scroll-padding-block-end: ${height} }`,
      );
      scrollToFocus(element);
      // The page has its new layout in the next frame.
      requestAnimationFrame(() => element.toggleAttribute('data-placed', true));
    });
    observer.observe(element, { box: 'border-box' });
    return () => {
      observer.disconnect();
      const index = sheets.indexOf(sheet);
      if (index >= 0) sheets.splice(index, 1);
    };
  }, [ref]);
}

/** Scrolls the focused element into view if the fixed element covers it. */
function scrollToFocus(fixed: HTMLElement) {
  let focused = documentMember('activeElement');
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (!focused || focused === documentMember('body') || fixed.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom > fixed.getBoundingClientRect().top && top < innerHeight)
    focused.scrollIntoView({ block: 'nearest' });
}
