/** Milliseconds. */
const RETRY_PAUSE = 300;

/** Tries again after a network failure, even one in the middle of the response, unless the time limit is over. */
export async function withRetry<T>(attempt: () => Promise<T>, limit: AbortSignal): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    await new Promise((resume) => setTimeout(resume, RETRY_PAUSE));
    if (limit.aborted) throw error;
    return attempt();
  }
}
