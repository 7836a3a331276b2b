/** Collects what others want waited for, as long as it is open. */
export interface WaitList {
  /** @throws InvalidStateError once the list is closed, as `ExtendableEvent.waitUntil()` does. */
  waitUntil(promise: PromiseLike<unknown>): void;
  /** Takes no more, and gives back what there is. */
  close(): readonly PromiseLike<unknown>[];
}

export function createWaitList(): WaitList {
  const waits: PromiseLike<unknown>[] = [];
  let open = true;
  return {
    waitUntil(promise) {
      if (!open) {
        throw new DOMException(
          'Call waitUntil() in the listener, before its first await.',
          'InvalidStateError',
        );
      }
      waits.push(promise);
    },
    close() {
      open = false;
      return waits;
    },
  };
}

/** Resolves when all have settled, either way, or when the time (milliseconds) is up. Never rejects. */
export function settled(waits: readonly PromiseLike<unknown>[], limit: number): Promise<unknown> {
  return Promise.race([Promise.allSettled(waits), new Promise((resolve) => setTimeout(resolve, limit))]);
}
