/** Milliseconds after which the browser has noted that a request was answered. */
const NOTING = 100;

/** The request was answered, but a script of the page has replaced `fetch` and does not hand the answer on. */
export class LostAnswer extends Error {}

/** Sends a request. Rejects with {@link LostAnswer}, or because there is no answer. */
export async function send(address: string, init: RequestInit & { signal: AbortSignal }) {
  const begin = performance.now();
  const aborted = new Promise<never>((_, reject) => init.signal.addEventListener('abort', reject));
  let response: Response | undefined;
  try {
    // A replaced one may not know the signal.
    response = await Promise.race([fetch(address, init), aborted]);
  } catch (error) {
    if (!init.signal.aborted) await new Promise((resume) => setTimeout(resume, NOTING));
    throw wasAnswered(address, begin) ? new LostAnswer() : error;
  }
  if (typeof response?.text !== 'function' || response.bodyUsed) throw new LostAnswer();
  return { response, body: await response.text() };
}

/** Whether the browser has had an answer that this page may read. */
function wasAnswered(address: string, begin: number): boolean {
  const notes = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[];
  return notes.some(({ startTime, responseStatus }) => startTime >= begin && responseStatus > 0);
}
