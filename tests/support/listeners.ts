/* Tracks the event listeners on objects that outlive an element. */

const { addEventListener, removeEventListener } = EventTarget.prototype;

type Entry = { target: EventTarget; type: string; listener: unknown };

/** Tracks the window, the document and all media queries until the test ends. */
export function trackListeners() {
  let entries: Entry[] = [];
  const without = ({ target, type, listener }: Entry) =>
    entries.filter((entry) => entry.target !== target || entry.type !== type || entry.listener !== listener);

  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const entry = { target: this ?? window, type, listener };
    if (isGlobal(entry.target)) entries = [...without(entry), entry];
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
  /** Those added since tracking began and not removed yet, such as "scroll on Window". */
  return { remaining: () => entries.map(({ target, type }) => `${type} on ${target.constructor.name}`) };
}

const isGlobal = (target: EventTarget) =>
  target instanceof Window || target instanceof Document || target instanceof MediaQueryList;

afterEach(() => {
  Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
});
