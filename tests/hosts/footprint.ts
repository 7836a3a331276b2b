/* Everything on a page that an element could leave behind, read inside that page. */
import type { ListenersWindow } from './listeners.ts';

export interface Footprint {
  globals: string[];
  symbols: number;
  document: string[];
  prototypes: number[];
  /** How many functions are not those that the page began with. */
  replaced: number;
  head: string[];
  tags: string[];
  sheets: [number, number];
  title: string;
  address: string;
  history: [number, string];
  cookies: string[];
  storage: string[];
  listeners: string[];
}

export interface FootprintWindow {
  footprint: {
    /** Stores the present footprint as `before`; runs by itself before the portal's first script. */
    reset(): void;
    now(): Footprint;
    before: Footprint | undefined;
  };
}

/** An init script: it must not refer to anything outside itself. Runs after `watchListeners`. */
export function watchFootprint(): void {
  const { portalListeners } = window as unknown as ListenersWindow;
  const isPortalScript = (node: Node) =>
    node instanceof HTMLScriptElement && /host\.example\/dist\//.test(node.src);
  /** Without the properties that zone.js adds to whatever it patches. */
  const ownNames = (object: object) =>
    Object.getOwnPropertyNames(object).filter((name) => !name.startsWith('__zone_symbol__'));
  /** Reading cookies or storage throws in a sandboxed frame. */
  const ifReadable = (read: () => string[]) => {
    try {
      return read();
    } catch {
      return ['(not readable)'];
    }
  };
  /** Not `document.cookie`: a form of the host page may have that name. */
  const cookieNames = () =>
    Reflect.get(Document.prototype, 'cookie', document)
      .split('; ')
      .map((pair: string) => pair.replace(/=.*/, ''));

  /** Functions that other scripts may have patched or compare by identity. */
  const functions = () => [
    ...[history.pushState, history.replaceState, fetch, setTimeout, Date.now, JSON.parse],
    ...[EventTarget.prototype.addEventListener, customElements.define, Element.prototype.attachShadow],
    ...[Node.prototype.removeChild, Node.prototype.insertBefore, Promise.prototype.then],
    ...[onerror, onpopstate, onbeforeunload],
  ];
  const original = functions();

  const footprint: FootprintWindow['footprint'] = {
    before: undefined,
    reset() {
      footprint.before = footprint.now();
    },
    now: () => ({
      globals: ownNames(window).sort(),
      // The registry that all copies of the portal's code share stays (D37).
      symbols: Object.getOwnPropertySymbols(window).filter((key) => key !== Symbol.for('login-portal/1'))
        .length,
      // React marks each document it listens on.
      document: ownNames(document).filter((name) => !name.startsWith('_reactListening')),
      prototypes: [Object, Function, Array, String, Promise, Node, Element, HTMLElement, Document, Event].map(
        ({ prototype }) => Reflect.ownKeys(prototype).length,
      ),
      replaced: functions().filter((each, index) => each !== original[index]).length,
      head: [...(document.querySelector('head')?.children ?? [])]
        .filter((child) => !isPortalScript(child))
        .map((child) => child.outerHTML.slice(0, 200)),
      tags: ['html', 'body'].map(
        (name) => document.querySelector(name)?.outerHTML.match(/^<[^>]*>/)?.[0] ?? `<${name}>`,
      ),
      // `document.styleSheets` lacks a sheet that is still loading.
      sheets: [
        document.querySelectorAll('style, link[rel=stylesheet]').length,
        document.adoptedStyleSheets.length,
      ],
      title: document.querySelector('title')?.textContent ?? '',
      address: window.location.href,
      // Not `history.length`, which Firefox may correct while a page loads.
      history: [navigation.entries().length, JSON.stringify(history.state)],
      cookies: ifReadable(cookieNames).filter(Boolean).sort(),
      storage: ifReadable(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()),
      listeners: portalListeners(),
    }),
  };
  Object.assign(window, { footprint });

  // The observer is called in a microtask after the insertion, before the script runs.
  new MutationObserver((records) => {
    if (footprint.before) return;
    if (records.some(({ addedNodes }) => [...addedNodes].some(isPortalScript))) footprint.reset();
  }).observe(document, { childList: true, subtree: true });
}
