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
