interface Disposable {
  dispose(): void;
}

/** Things that belong to one visit of a screen, above React: they outlive remounts and die with the visit. */
export interface Kept {
  keep<Thing extends Disposable>(visit: number, key: string, create: () => Thing): Thing;
}

export function createKept(removed: AbortSignal): Kept {
  let current = Number.NaN;
  let things = new Map<string, Disposable>();

  function dispose() {
    for (const thing of things.values()) thing.dispose();
    things = new Map();
  }

  removed.addEventListener('abort', dispose);

  return {
    keep<Thing extends Disposable>(visit: number, key: string, create: () => Thing) {
      if (visit !== current) dispose();
      current = visit;
      const thing = things.get(key) ?? create();
      things.set(key, thing);
      return thing as Thing;
    },
  };
}
