/* Waiting, and replies that arrive late. */

/** If the machine was blocked, the time is over before the page has done anything. */
const MIN_ATTEMPTS = 50;

/** Waits until the check returns a truthy value; on timeout it throws the last error. */
export async function waitFor<T>(check: () => T | Promise<T>, milliseconds = 6000): Promise<NonNullable<T>> {
  const end = performance.now() + milliseconds;
  for (let attempt = 1; ; attempt++) {
    let error: unknown;
    try {
      const value = await check();
      if (value) return value;
      error = new Error(`After ${milliseconds} ms this is still ${String(value)}: ${check}`);
    } catch (thrown) {
      error = thrown;
    }
    if (performance.now() > end && attempt > MIN_ATTEMPTS) throw error;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

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
