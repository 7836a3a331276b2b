/* Runs in the page, before its own scripts. */

interface Probe {
  /** Milliseconds from the start of the navigation until a text can be typed. */
  usable?: number;
  /** Until the first `portal-ready`. */
  ready?: number;
  /** Until the first key. */
  typed?: number;
  /** The cumulative layout shift. */
  shift: number;
  /** Milliseconds of the longest task, in which no key or press is answered. */
  longest: number;
  /** The first field that can be typed into now. */
  field(): HTMLInputElement | undefined;
}

/** Defined by the benchmark. Reports that a figure is known. */
declare function reportFigure(name: 'usable' | 'ready'): void;

export interface ProbeWindow {
  readonly probe: Probe;
}

/** An init script: it must not refer to anything outside itself. */
export function watchPage(): void {
  const field = () => [...inputsIn(document)].find(isUsable);
  const probe: Probe = { shift: 0, longest: 0, field };
  Object.assign(window, { probe });

  /** A declarative shadow root does not pass through `attachShadow`, so all elements are visited in each frame. */
  function* inputsIn(root: ParentNode): Generator<HTMLInputElement> {
    for (const element of root.querySelectorAll('*')) {
      if (element instanceof HTMLInputElement) yield element;
      if (element.shadowRoot) yield* inputsIn(element.shadowRoot);
    }
  }

  const isStyled = (root: Document | ShadowRoot) =>
    [...root.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link[rel=stylesheet], style')].every(
      ({ sheet }) => sheet,
    );

  /** Whether a click on its centre reaches the field: nothing covers it, and it is not inert. */
  function isReachable(input: HTMLInputElement, root: Document | ShadowRoot) {
    const { x, y, width, height } = input.getBoundingClientRect();
    const hit = width && height ? root.elementFromPoint(x + width / 2, y + height / 2) : null;
    return hit === input || hit?.closest('label')?.control === input;
  }

  const isUsable = (input: HTMLInputElement) => {
    const root = input.getRootNode() as Document | ShadowRoot;
    return (
      // Fields for text only, if they are neither disabled nor read-only.
      input.matches(':read-write') &&
      input.tabIndex >= 0 &&
      input.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      isStyled(document) &&
      isStyled(root) &&
      isReachable(input, root)
    );
  };

  const look = () => {
    if (!field()) return requestAnimationFrame(look);
    probe.usable = performance.now();
    return reportFigure('usable');
  };
  requestAnimationFrame(look);

  measureHydration();

  /**
   * Adds a performance measure. Hydration is one task, so no observer can time it: it begins by removing the mark of the first
   * screen, and ends by removing its style.
   */
  function measureHydration() {
    const { removeAttribute, remove } = Element.prototype;
    let start: number | undefined;
    Element.prototype.removeAttribute = function (name) {
      if (name === 'data-first-screen') start = performance.now();
      removeAttribute.call(this, name);
    };
    Element.prototype.remove = function () {
      remove.call(this);
      if (start === undefined || this.localName !== 'style') return;
      performance.measure('hydration', { start });
      start = undefined;
    };
  }

  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      probe.typed ??= timeStamp;
    },
    { capture: true },
  );
  addEventListener('portal-ready', () => {
    probe.ready ??= performance.now();
    reportFigure('ready');
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.longest = Math.max(probe.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) probe.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
