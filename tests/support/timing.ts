/* Replies that arrive late, and timeouts. */

/** Waits until a reply has passed through the client, the state machine, React and its effects. */
export async function settle(): Promise<void> {
  for (let task = 0; task < 5; task++) await new Promise((resolve) => setTimeout(resolve));
}

/** Makes replies arrive although the request was aborted. */
export function ignoreAborts(): void {
  const { fetch } = window;
  window.fetch = (input, init) => fetch(input, { ...init, signal: null });
}

const { timeout } = AbortSignal;

export interface Timeouts {
  /** The timeout of every request, in milliseconds, as the code asked for it. */
  requested: number[];
  /** Shortens all later timeouts to 50 ms, except the next `skip` ones. */
  shorten(skip?: number): void;
  restore(): void;
}

export function watchTimeouts(): Timeouts {
  const requested: number[] = [];
  let firstShort = Infinity;
  AbortSignal.timeout = (milliseconds) =>
    timeout.call(AbortSignal, requested.push(milliseconds) > firstShort ? 50 : milliseconds);
  return {
    requested,
    shorten(skip = 0) {
      firstShort = requested.length + skip;
    },
    restore() {
      firstShort = Infinity;
    },
  };
}

afterEach(() => {
  AbortSignal.timeout = timeout;
});
