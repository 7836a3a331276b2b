/* What an element may not leave behind in its host page, seen from inside that page. Runs before every script. */

export interface Footprint {
  globals: string[];
  symbols: number;
  document: string[];
  prototypes: number[];
  head: string[];
  tags: string[];
  sheets: [number, number];
  title: string;
  address: string;
  history: [number, string];
  cookies: string[];
  storage: string[];
  /** Those on what outlives an element: "click on Document". */
  listeners: string[];
}

export interface FootprintWindow {
  footprint: {
    /** What is there now counts as the host's own. It happens by itself before our first script runs. */
    reset(): void;
    now(): Footprint;
    before: Footprint | undefined;
  };
}

/** For `addInitScript`: refers to nothing outside itself. */
export function watchFootprint(): void {
  const OURS = /host\.example\/dist\//;
  const listeners: { target: EventTarget; type: string; listener: unknown; capture: boolean }[] = [];
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const captures = (options: unknown) =>
    typeof options === 'object' && options !== null
      ? Boolean((options as { capture?: boolean }).capture)
      : Boolean(options);
  const outlives = (target: EventTarget) =>
    target === window ||
    target instanceof Document ||
    target instanceof MediaQueryList ||
    target instanceof HTMLHtmlElement ||
    target instanceof HTMLHeadElement ||
    target instanceof HTMLBodyElement;
  /** The browser's driver and the host listen, too. */
  const isOurs = () => OURS.test(new Error().stack ?? '');
  const find = (target: EventTarget, type: string, listener: unknown, capture: boolean) =>
    listeners.findIndex(
      (entry) =>
        entry.target === target &&
        entry.type === type &&
        entry.listener === listener &&
        entry.capture === capture,
    );

  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    const capture = captures(options);
    if (outlives(target) && isOurs() && find(target, type, listener, capture) < 0)
      listeners.push({ target, type, listener, capture });
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window;
    const index = find(target, type, listener, captures(options));
    if (index >= 0) listeners.splice(index, 1);
    return removeEventListener.call(target, type, listener, options);
  };

  const ours = (node: Node) => node instanceof HTMLScriptElement && OURS.test(node.src);
  /** zone.js keeps what it has patched, whenever it is used. */
  const own = (object: object) =>
    Object.getOwnPropertyNames(object).filter((name) => !name.startsWith('__zone_symbol__'));
  const orNone = (read: () => string[]) => {
    try {
      return read();
    } catch {
      return ['(not to be read)'];
    }
  };
  /** Not `document.cookie`: the host may have a form of that name. */
  const cookie = () =>
    Reflect.get(Document.prototype, 'cookie', document)
      .split('; ')
      .map((pair: string) => pair.replace(/=.*/, ''));

  const footprint: FootprintWindow['footprint'] = {
    before: undefined,
    reset() {
      footprint.before = footprint.now();
    },
    now: () => ({
      globals: own(window).sort(),
      // What all copies of our code share (D37) is the one thing that stays.
      symbols: Object.getOwnPropertySymbols(window).filter((key) => key !== Symbol.for('login-portal/1'))
        .length,
      // React marks the document it listens on.
      document: own(document).filter((name) => !name.startsWith('_reactListening')),
      prototypes: [Object, Function, Array, String, Promise, Node, Element, HTMLElement, Document, Event].map(
        ({ prototype }) => Reflect.ownKeys(prototype).length,
      ),
      head: [...(document.querySelector('head')?.children ?? [])]
        .filter((child) => !ours(child))
        .map((child) => child.outerHTML.slice(0, 200)),
      tags: ['html', 'body'].map(
        (name) => document.querySelector(name)?.outerHTML.match(/^<[^>]*>/)?.[0] ?? `<${name}>`,
      ),
      // A sheet that is still on its way is not in `document.styleSheets`.
      sheets: [
        document.querySelectorAll('style, link[rel=stylesheet]').length,
        document.adoptedStyleSheets.length,
      ],
      title: document.querySelector('title')?.textContent ?? '',
      address: window.location.href,
      history: [history.length, JSON.stringify(history.state)],
      cookies: orNone(cookie).filter(Boolean).sort(),
      storage: orNone(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
      // React's one listener on the document: it only tells selections.
      listeners: listeners
        .map(({ target, type }) => `${type} on ${target.constructor.name}`)
        .filter((name) => name !== 'selectionchange on HTMLDocument')
        .sort(),
    }),
  };
  Object.assign(window, { footprint });

  // Told in a microtask of the insertion, so before the script runs.
  new MutationObserver((records) => {
    if (footprint.before) return;
    if (records.some(({ addedNodes }) => [...addedNodes].some(ours))) footprint.reset();
  }).observe(document, { childList: true, subtree: true });
}
