/** A machine that stands still for a while has not given the page its time. */
const TRIES = 50;

/** Waits until the check returns something true, or throws what it last threw. Nothing here sleeps. */
export async function poll<T>(check: () => T | Promise<T>, milliseconds = 3000): Promise<NonNullable<T>> {
  const end = performance.now() + milliseconds;
  for (let tries = 1; ; tries++) {
    let failure: unknown;
    try {
      const value = await check();
      if (value) return value;
      failure = new Error(`After ${milliseconds} ms this is still ${String(value)}: ${check}`);
    } catch (error) {
      failure = error;
    }
    if (performance.now() > end && tries > TRIES) throw failure;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
