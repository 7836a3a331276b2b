import { type RefObject, useContext, useLayoutEffect } from 'react';
import { documentMember } from '../browser/document.ts';
import { focusedElement } from '../browser/focused-element.ts';
import { listen } from '../browser/listen.ts';
import { StyleRootContext } from '../ui/sheet.ts';

/**
 * Reserves space at the end of the page for a fixed element, so that it covers neither the last lines nor the focused element
 * (WCAG 2.2, 2.4.11 "Focus Not Obscured"). A sticky one has its space. The space follows the element into another document.
 */
export function useBottomInset(ref: RefObject<HTMLElement | null>): void {
  const root = useContext(StyleRootContext);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    let release = reserveSpace(element);
    const move = () => {
      release();
      release = reserveSpace(element);
    };
    const end = root && listen(root, move, 'adopted');
    return () => {
      end?.();
      release();
    };
  }, [ref, root]);
}

/** Adds a style sheet instead of inline styles, which could overwrite those of the host page. */
function reserveSpace(element: HTMLElement): () => void {
  // jsdom has no layout.
  if (!globalThis.ResizeObserver) return () => {};
  const page = element.ownerDocument;
  const root = documentMember('documentElement', page);
  // The page may have space for a footer of its own.
  const own = getComputedStyle(root).paddingBlockEnd;
  const sheet = new (page.defaultView ?? globalThis).CSSStyleSheet({ media: 'screen' });
  const sheets = documentMember('adoptedStyleSheets', page);
  sheets.push(sheet);
  let frame = 0;
  const place = () => {
    // A part of the page may be zoomed.
    const zoom = element.currentCSSZoom / root.currentCSSZoom || 1;
    const height = `max(${own},${element.offsetHeight * zoom}px)`;
    const padding = getComputedStyle(element).position === 'fixed' ? `padding-block-end:${height};` : '';
    sheet.replaceSync(`:root{--_portal-bottom-inset:${height};${padding}scroll-padding-block-end:${height}}`);
    // The page has its new layout in the next frame.
    requestAnimationFrame(() => {
      scrollToFocus(element);
      element.dataset.placed = '';
    });
  };
  // Not at once: the space can add a scrollbar to the page, which changes the height again, and a change of the observed size
  // during its own notification is an error on the window of the host page.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  });
  observer.observe(element, { box: 'border-box' });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    const index = sheets.indexOf(sheet);
    if (index >= 0) sheets.splice(index, 1);
  };
}

/** Scrolls the focused element into view if the fixed element covers it. */
function scrollToFocus(fixed: HTMLElement) {
  const page = fixed.ownerDocument;
  const focused = focusedElement(page);
  if (!focused || focused === documentMember('body', page) || fixed.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const banner = fixed.getBoundingClientRect();
  if (bottom > banner.top && top < banner.bottom) focused.scrollIntoView({ block: 'nearest' });
}
