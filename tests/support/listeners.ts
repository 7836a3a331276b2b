/* Counts the listeners on what outlives an element. */

const { addEventListener, removeEventListener } = EventTarget.prototype;

export interface Listeners {
  /** Those added since the counting began, and not removed yet: "scroll on Window". */
  left(): string[];
}

type Entry = { target: EventTarget; type: string; listener: unknown };

/** Watches the window, the document and every media query until the test is over. */
export function countListeners(): Listeners {
  let entries: Entry[] = [];
  const without = ({ target, type, listener }: Entry) =>
    entries.filter((entry) => entry.target !== target || entry.type !== type || entry.listener !== listener);

  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const entry = { target: this ?? window, type, listener };
    if (outlives(entry.target)) entries = [...without(entry), entry];
    addEventListener.call(entry.target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const entry = { target: this ?? window, type, listener };
    entries = without(entry);
    removeEventListener.call(entry.target, type, listener, options);
  };
  return { left: () => entries.map(({ target, type }) => `${type} on ${target.constructor.name}`) };
}

const outlives = (target: EventTarget) =>
  target instanceof Window || target instanceof Document || target instanceof MediaQueryList;

afterEach(() => {
  Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
});
