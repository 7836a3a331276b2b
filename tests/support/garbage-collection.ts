import { waitFor } from './timing.ts';

/** From the flag `--expose-gc` in web-test-runner.config.mjs. */
const { gc } = globalThis as unknown as { gc(options: { execution: 'async' }): Promise<void> };

/** Waits until the objects are garbage-collected, except the last few that React and the engine keep. */
export async function waitForCollection(references: readonly WeakRef<object>[], kept: number): Promise<void> {
  await waitFor(async () => {
    await gc({ execution: 'async' });
    return references.filter((reference) => reference.deref()).length <= kept;
  });
}
