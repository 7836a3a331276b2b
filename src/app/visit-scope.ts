import { createLinkTokenStore, type LinkTokenStore } from '../session/link-token.ts';

interface Disposable {
  dispose(): void;
}

/** What lives above React: the items of one visit of a screen, which survive remounts, and the token between two screens. */
export interface VisitScope {
  /** The item with this key, created once per visit. Another visit disposes the items of the former one. */
  keep<Item extends Disposable>(visit: string, key: string, create: () => Item): Item;
  linkToken: LinkTokenStore;
}

export function createVisitScope(removed: AbortSignal): VisitScope {
  let current: string | undefined;
  let items = new Map<string, Disposable>();

  function dispose() {
    for (const item of items.values()) item.dispose();
    items = new Map();
  }

  const linkToken = createLinkTokenStore();
  removed.addEventListener('abort', () => {
    dispose();
    linkToken.clear();
  });

  return {
    linkToken,
    keep<Item extends Disposable>(visit: string, key: string, create: () => Item) {
      if (visit !== current) dispose();
      current = visit;
      const item = items.get(key) ?? create();
      items.set(key, item);
      return item as Item;
    },
  };
}
