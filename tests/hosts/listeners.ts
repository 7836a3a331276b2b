/* The event listeners that the portal's scripts add to objects which outlive an element. */

export interface ListenersWindow {
  /** "click on Document", one entry per listener. */
  portalListeners: () => string[];
}

/** An init script: it must not refer to anything outside itself. */
export function watchListeners(): void {
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
  /** Playwright and the host page add listeners too. */
  const isFromPortal = () => /host\.example\/dist\//.test(new Error().stack ?? '');
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
    if (outlives(target) && isFromPortal() && find(target, type, listener, capture) < 0)
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

  const portalListeners: ListenersWindow['portalListeners'] = () =>
    listeners
      .map(({ target, type }) => `${type} on ${target.constructor.name}`)
      // React never removes its selection listener.
      .filter((name) => name !== 'selectionchange on HTMLDocument')
      .sort();
  Object.assign(window, { portalListeners });
}
