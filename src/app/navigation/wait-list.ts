/** Collects promises to wait for, until it is closed. */
export interface WaitList {
  /** @throws InvalidStateError if the list is closed, like `ExtendableEvent.waitUntil()`. */
  waitUntil(promise: PromiseLike<unknown>): void;
  /** Returns the promises. No more can be added. */
  close(): readonly PromiseLike<unknown>[];
}

export function createWaitList(): WaitList {
  const promises: PromiseLike<unknown>[] = [];
  let open = true;
  return {
    waitUntil(promise) {
      if (!open) {
        throw new DOMException(
          'Call waitUntil() in the listener, before its first await.',
          'InvalidStateError',
        );
      }
      promises.push(promise);
    },
    close() {
      open = false;
      return promises;
    },
  };
}

/** Resolves when all promises have settled, or after `limit` milliseconds. Never rejects. */
export function settledWithin(promises: readonly PromiseLike<unknown>[], limit: number): Promise<unknown> {
  return Promise.race([Promise.allSettled(promises), new Promise((resolve) => setTimeout(resolve, limit))]);
}
