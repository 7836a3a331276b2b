import { createLinkTokenStore, type LinkTokenStore } from '../../session/link-token.ts';

interface Disposable {
  dispose(): void;
  /** Called when the page has taken the element out, and may put it back. */
  stop?(): void;
  /** Called when it has put it back. */
  resume?(): void;
}

/** State outside React: the items of one visit to a screen, which survive remounts, and the token between two screens. */
export interface VisitScope {
  /** The number of another visit. */
  next(this: void): number;
  /** Returns the item with this key, which is created once per visit. A new visit disposes the items of the previous one. */
  keep<Item extends Disposable>(visit: number, key: string, create: () => Item): Item;
  linkToken: LinkTokenStore;
  /** Stops the items, and returns whether there are any. */
  stop(): boolean;
  resume(): void;
}

export function createVisitScope(removed: AbortSignal): VisitScope {
  let current: number | undefined;
  let items = new Map<string, Disposable>();
  let visits = 0;

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
    next: () => ++visits,
    linkToken,
    stop() {
      for (const item of items.values()) item.stop?.();
      return items.size > 0;
    },
    resume() {
      for (const item of items.values()) item.resume?.();
    },
    keep<Item extends Disposable>(visit: number, key: string, create: () => Item) {
      if (visit !== current) dispose();
      current = visit;
      const item = items.get(key) ?? create();
      items.set(key, item);
      return item as Item;
    },
  };
}
