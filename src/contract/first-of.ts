/**
 * A signal that is aborted with the first of these. `AbortSignal.any` is newer than the supported browsers. `release` removes
 * the listeners, which would keep the call in memory for as long as the signals.
 */
export function firstOf(signals: readonly AbortSignal[]): { signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of signals) {
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  }
  return {
    signal: controller.signal,
    release() {
      for (const signal of signals) signal.removeEventListener('abort', abort);
    },
  };
}
