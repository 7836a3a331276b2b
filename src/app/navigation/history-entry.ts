import { shortAddress } from '../../browser/document.ts';
import { focusedElement, isFocusFree } from '../../browser/focused-element.ts';
import { HISTORY_KEY, historyState } from '../../browser/history-key.ts';
import { fields, type Infer, is, number, optional, word } from '../../contract/structs.ts';
import { plainPath } from '../../kit/url.ts';
import type { SavedStage } from '../../services/navigation.ts';

const Saved = fields({
  /** The id of the journey. */
  journey: optional(word),
  /** What the screen says on arrival. */
  notice: optional(word),
  stage: optional(word),
  depth: optional(number),
});

/** What the portal has saved with a history entry. Nothing of it is secret or personal. */
export type SavedEntry = Infer<typeof Saved>;

export function savedEntry(): SavedEntry {
  const saved = historyState()[HISTORY_KEY];
  return is(saved, Saved) ? saved : {};
}

/** The address without its fragment. */
export const address = (): string => location.href.replace(/#.*/, '');

export interface HistoryEntry {
  /** Whether the browser's address is the portal's. */
  isInside(): boolean;
  /** Whether the browser's address has changed. */
  hasMoved(): boolean;
  /** Adopts the entry that the browser has navigated to. */
  follow(): void;
  /** Shows another address. The entry has a message for the screen. */
  write(method: 'pushState' | 'replaceState', url: string, notice?: string): void;
  /** What is saved with the entry. Nothing in a host page. */
  saved(): SavedEntry;
  /** Names the journey in the entry. */
  mark(): void;
  savedStage(): SavedStage | undefined;
  /** Adds an entry with the same address for a stage, or changes the stage of this one. */
  writeStage(method: 'pushState' | 'replaceState', stage: SavedStage): void;
}

/** The history entry that the portal is at. It is never written outside the base, where it belongs to the host page. */
export function createHistoryEntry(base: string, ownsAddress: boolean, journey: string): HistoryEntry {
  let current = address();

  const isInside = () => ownsAddress && `${plainPath(location.pathname)}/`.startsWith(base);

  /** The host's router may have navigated: `pushState` fires no event. */
  const isOwn = () => isInside() && address() === current;
  const saved = () => (ownsAddress ? savedEntry() : {});
  function save(method: 'pushState' | 'replaceState', entry: SavedEntry) {
    const focused = focusedElement() as HTMLElement | null;
    history[method]({ ...historyState(), [HISTORY_KEY]: { journey, ...entry } }, '');
    // A router of the page that intercepts this makes the browser take the focus away.
    globalThis.navigation?.transition?.finished.then(() => isFocusFree() && focused?.focus()).catch(() => {});
  }

  return {
    isInside,
    hasMoved: () => address() !== current,
    saved,
    mark() {
      if (isOwn() && saved().journey !== journey) save('replaceState', { ...saved(), journey });
    },
    savedStage() {
      const { stage, depth } = saved();
      return stage !== undefined && depth !== undefined ? { stage, depth } : undefined;
    },
    writeStage(method, stage) {
      if (isOwn()) save(method, stage);
    },
    follow() {
      current = address();
    },
    /**
     * Keeps the state of the host's router, which React Router, Turbo and others need. A second call restores it, because
     * Next.js treats a call with its own keys as its own.
     */
    write(method, url, notice) {
      if (!ownsAddress) return;
      if (method === 'replaceState' && !isOwn()) return;
      const { [HISTORY_KEY]: _, ...foreign } = historyState();
      const own = { [HISTORY_KEY]: { journey, ...(notice && { notice }) } };
      history[method](own, '', shortAddress(url));
      if (Object.keys(foreign).length > 0) history.replaceState({ ...foreign, ...historyState() }, '');
      current = address();
    },
  };
}
