/* Answers that come late, or not at all. */

/** As far as an answer comes that nobody waits for: through the client, the machine, React and its effects. */
export async function settled(): Promise<void> {
  for (let task = 0; task < 5; task++) await new Promise((resolve) => setTimeout(resolve));
}

/** Nothing is called back any more: the answer was on its way when nobody wanted it any longer. */
export function ignoreAborts(): void {
  const { fetch } = window;
  window.fetch = (input, init) => fetch(input, { ...init, signal: null });
}

const { timeout } = AbortSignal;

/** Calls are given up after 50 ms, but for the first ones; returns the limits they would have kept. */
export function losePatience(butFor = 0): number[] {
  const limits: number[] = [];
  AbortSignal.timeout = (milliseconds) => {
    limits.push(milliseconds);
    return timeout.call(AbortSignal, limits.length > butFor ? 50 : milliseconds);
  };
  return limits;
}

export function regainPatience(): void {
  AbortSignal.timeout = timeout;
}

afterEach(regainPatience);
