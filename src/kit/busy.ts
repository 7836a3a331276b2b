/** Milliseconds until a spinner says that a request is running, so that a fast answer shows nothing. */
export const BUSY_DELAY = 250;

/** Milliseconds that a spinner stays, so that it does not flash. */
const BUSY_TIME = 350;

/**
 * Call it when a request begins, and the returned function when its answer is there. If the spinner has appeared, that returns what the
 * answer has to wait for.
 */
export function spinnerOf(): () => Promise<void> | undefined {
  let isShown = false;
  // Both from the beginning, as the spinner itself is timed.
  const appears = setTimeout(() => {
    isShown = true;
  }, BUSY_DELAY);
  const end = new Promise<void>((resolve) => setTimeout(resolve, BUSY_DELAY + BUSY_TIME));
  return () => {
    clearTimeout(appears);
    return isShown ? end : undefined;
  };
}
