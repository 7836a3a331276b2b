import { createTokenStore, type TokenStore } from '../session/stored-token.ts';

interface Disposable {
  dispose(): void;
}

/** What lives above React: things of one visit of a screen, which outlive remounts, and the token between two screens. */
export interface VisitScope {
  keep<Item extends Disposable>(visit: string, key: string, create: () => Item): Item;
  token: TokenStore;
}

export function createVisitScope(removed: AbortSignal): VisitScope {
  let current: string | undefined;
  let things = new Map<string, Disposable>();

  function dispose() {
    for (const thing of things.values()) thing.dispose();
    things = new Map();
  }

  const token = createTokenStore();
  removed.addEventListener('abort', () => {
    dispose();
    token.clear();
  });

  return {
    token,
    keep<Thing extends Disposable>(visit: string, key: string, create: () => Thing) {
      if (visit !== current) dispose();
      current = visit;
      const thing = things.get(key) ?? create();
      things.set(key, thing);
      return thing as Thing;
    },
  };
}
