import { pbkdf2, type SolveChallengeOptions, solveChallenge } from 'altcha/lib';

type Task = Omit<SolveChallengeOptions, 'controller' | 'deriveKey'>;

/**
 * Does the work of ALTCHA's worker in the page. The browser derives the keys on a thread of its own, so the page stays responsive,
 * and it takes no longer (D77). A worker would have to be on the origin of the page, unlike the elements.
 */
export class Solver extends EventTarget {
  readonly #stopped = new AbortController();

  postMessage(message: ({ type: 'work' } & Task) | { type: 'abort' }): void {
    if (message.type === 'abort') this.terminate();
    else void this.#work(message);
  }

  async #work({ type: _, ...task }: { type: 'work' } & Task): Promise<void> {
    try {
      const data = await solveChallenge({
        ...task,
        controller: this.#stopped,
        deriveKey: pbkdf2.deriveKey,
      });
      this.dispatchEvent(new MessageEvent('message', { data }));
    } catch (error) {
      this.dispatchEvent(new ErrorEvent('error', { error }));
    }
  }

  terminate(): void {
    this.#stopped.abort();
  }
}
