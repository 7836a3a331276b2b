import { listen } from '../src/browser/listen.ts';

/** What a person does to an element before or when they use it. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click'];

/** Milliseconds. A page with an animation or a video that keeps it busy is never idle. */
const LONGEST = 2000;

/** Calls `act` when the page is idle, or after a while. WebKit has no `requestIdleCallback`. */
export const whenIdle = (act: () => void): void =>
  void (self.requestIdleCallback?.(act, { timeout: LONGEST }) ?? setTimeout(act, 200));

/** Whether the page hides the element itself, as many do until an element is defined. Nobody could touch it. */
function isHidden(element: HTMLElement): boolean {
  const { display, opacity, visibility } = getComputedStyle(element);
  const around = getComputedStyle(element.parentElement ?? element).visibility;
  return display === 'none' || opacity === '0' || visibility !== around;
}

/**
 * Calls `load` once, for an element with `loading="lazy"`: at the first touch, or when scrolling has brought the element near the
 * viewport and the page is idle. So a visitor who does nothing loads nothing, even if the element is in view from the start.
 */
export function whenNeeded(element: HTMLElement, load: () => void): void {
  let isFirst = true;
  let isDone = false;
  const near = new IntersectionObserver(
    ([entry]) => {
      if (isFirst ? isHidden(element) : entry?.isIntersecting) whenIdle(start);
      isFirst = false;
    },
    { rootMargin: '200px', threshold: [0, 0.25, 0.5, 0.75, 1] },
  );
  near.observe(element);
  const end = listen(element, start, ...TOUCHES);

  function start() {
    if (isDone) return;
    isDone = true;
    end();
    near.disconnect();
    load();
  }
}
