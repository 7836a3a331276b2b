/** Called again and again in a long piece of work: gives the page a turn whenever one has lasted long enough. */
export type Pause = () => Promise<void>;

/** Milliseconds; half a frame, so that typing and drawing fit between two turns. */
const TURN = 8;

export function createPause(): Pause {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < TURN) return;
    await new Promise((resume) => setTimeout(resume));
    start = performance.now();
  };
}
