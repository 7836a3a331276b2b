/** What a person does to an element before or when they use it. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click'];
/** What shows that somebody is looking at the page. */
const ACTIVITY = ['scroll', 'pointermove', 'keydown', 'touchstart'];

/** Calls `act` when the page is idle. WebKit has no `requestIdleCallback`. */
export const whenIdle = (act: () => void): void =>
  void (self.requestIdleCallback ? requestIdleCallback(act) : setTimeout(act, 200));

/**
 * Calls `load` once, for an element with `loading="lazy"`: at the first touch, or when the element is near the viewport, somebody
 * is looking at the page and the page is idle. So nothing is loaded for a visitor who leaves again at once, or for a robot.
 */
export function whenNeeded(element: HTMLElement, load: () => void): void {
  const done = new AbortController();
  const { signal } = done;
  const near = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) whenIdle(start);
    },
    { rootMargin: '200px' },
  );
  for (const type of TOUCHES) element.addEventListener(type, start, { signal, passive: true });
  for (const type of ACTIVITY)
    addEventListener(type, () => near.observe(element), { signal, once: true, passive: true, capture: true });

  function start() {
    if (signal.aborted) return;
    done.abort();
    near.disconnect();
    load();
  }
}
