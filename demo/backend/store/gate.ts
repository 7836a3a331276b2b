/** Lets so many pieces of work run at the same time; the others wait for their turn, in order. */
export function createGate(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      // The place goes straight to the next one, so nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
