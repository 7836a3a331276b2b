import { shortAddress } from '../../kit/document.ts';
import { HISTORY_KEY, historyState } from '../../kit/history-key.ts';
import { plainPath } from '../../kit/url.ts';
import type { SavedStage } from '../../services/navigation.ts';

/** What the portal has saved with the entry. */
interface Saved {
  email?: string | undefined;
  stage?: string | undefined;
  depth?: number | undefined;
}

function saved(): Saved {
  const { email, stage, depth }: { [Name in keyof Saved]: unknown } = Object(historyState()[HISTORY_KEY]);
  return {
    email: typeof email === 'string' ? email : undefined,
    stage: typeof stage === 'string' ? stage : undefined,
    depth: Number.isInteger(depth) ? (depth as number) : undefined,
  };
}

/** Milliseconds between the last key and saving, because browsers limit how often the history can be changed. */
const TYPING_PAUSE = 300;

/** The address without its fragment. */
export const address = (): string => location.href.replace(/#.*/, '');

export interface HistoryEntry {
  /** Whether the browser's address is the portal's. */
  isInside(): boolean;
  /** Whether the browser's address has changed. */
  hasMoved(): boolean;
  /** Adopts the entry that the browser has navigated to. */
  follow(): void;
  write(method: 'pushState' | 'replaceState', url: string): void;
  /** `undefined` in a host page. */
  savedEmail(): string | undefined;
  savedStage(): SavedStage | undefined;
  /** Adds an entry with the same address for a stage, or changes the stage of this one. */
  writeStage(method: 'pushState' | 'replaceState', stage: SavedStage): void;
  /** Saves an email address with the entry when the person pauses. */
  saveEmailLater(email: string): void;
  /** Saves it now. */
  saveEmail(): void;
  /** Does not save it. */
  discardEmail(): void;
}

/** The history entry that the portal is at. It is never written outside the base, where it belongs to the host page. */
export function createHistoryEntry(base: string, ownsAddress: boolean): HistoryEntry {
  let current = address();
  let typed: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isInside = () => ownsAddress && `${plainPath(location.pathname)}/`.startsWith(base);

  /** The host's router may have navigated: `pushState` fires no event. */
  const isOwn = () => isInside() && address() === current;
  const savedEmail = () => (ownsAddress ? saved().email : undefined);

  function discardEmail() {
    clearTimeout(timer);
    typed = undefined;
  }

  function saveEmail() {
    const isNew = typed !== undefined && typed !== (savedEmail() ?? '');
    if (isNew && isOwn())
      history.replaceState({ ...historyState(), [HISTORY_KEY]: { ...saved(), email: typed } }, '');
    discardEmail();
  }

  return {
    isInside,
    hasMoved: () => address() !== current,
    savedEmail,
    saveEmail,
    discardEmail,
    savedStage() {
      const { stage, depth } = saved();
      return stage !== undefined && depth !== undefined ? { stage, depth } : undefined;
    },
    writeStage(method, stage) {
      saveEmail();
      if (!isOwn()) return;
      const { email, ...left } = saved();
      const state = historyState();
      // The address moves with the person, so that no other entry keeps it after the sign-in.
      if (method === 'pushState' && email) history.replaceState({ ...state, [HISTORY_KEY]: left }, '');
      history[method]({ ...state, [HISTORY_KEY]: { ...(email !== undefined && { email }), ...stage } }, '');
    },
    follow() {
      current = address();
    },
    /**
     * Keeps the state of the host's router, which React Router, Turbo and others need. A second call restores it, because
     * Next.js treats a call with its own keys as its own.
     */
    write(method, url) {
      if (!ownsAddress) return;
      if (method === 'replaceState' && !isOwn()) return;
      const { [HISTORY_KEY]: _, ...foreign } = historyState();
      history[method](null, '', shortAddress(url));
      if (Object.keys(foreign).length > 0) history.replaceState({ ...foreign, ...historyState() }, '');
      current = address();
    },
    saveEmailLater(email) {
      discardEmail();
      typed = email;
      timer = setTimeout(saveEmail, TYPING_PAUSE);
    },
  };
}
