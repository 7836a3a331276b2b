type Listen = (target: EventTarget, listener: (event: never) => void, ...types: string[]) => () => void;

const listenWith =
  (capture: boolean): Listen =>
  (target, listener, ...types) => {
    for (const type of types) target.addEventListener(type, listener as EventListener, capture);
    return () => {
      for (const type of types) target.removeEventListener(type, listener as EventListener, capture);
    };
  };

/**
 * Calls the listener for these events until the returned function is called. With the signal of an `AbortController`, zone.js before
 * 0.14 would go on calling it, or would remove the listeners of the page, too.
 */
export const listen = listenWith(false);

/** The same, before the listeners of the targets inside. */
export const listenFirst = listenWith(true);
