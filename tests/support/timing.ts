/* Replies that arrive late, and timeouts. */

/** Waits until a reply has passed through the client, the state machine, React and its effects. */
export async function settle(): Promise<void> {
  for (let task = 0; task < 5; task++) await new Promise((resolve) => setTimeout(resolve));
}

/** Makes replies arrive although the request was aborted. The returned function tells whether a request to this path was. */
export function ignoreAborts(): (path: string) => boolean {
  const signals: [url: string, signal: AbortSignal][] = [];
  const { fetch } = window;
  window.fetch = (input, init) => {
    if (init?.signal) signals.push([String(input), init.signal]);
    return fetch(input, { ...init, signal: null });
  };
  return (path) => signals.some(([url, { aborted }]) => url.endsWith(path) && aborted);
}

const { timeout } = AbortSignal;

export function watchTimeouts() {
  /** The timeout of every request, in milliseconds, as the code asked for it. */
  const requested: number[] = [];
  let firstShort = Infinity;
  AbortSignal.timeout = (milliseconds) =>
    timeout.call(AbortSignal, requested.push(milliseconds) > firstShort ? 50 : milliseconds);
  return {
    requested,
    /** Shortens all later timeouts to 50 ms. */
    shorten() {
      firstShort = requested.length;
    },
    restore() {
      firstShort = Infinity;
    },
  };
}

afterEach(() => {
  AbortSignal.timeout = timeout;
});
