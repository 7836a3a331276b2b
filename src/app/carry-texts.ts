import { fields, is, optional, texts, word } from '../api/structs.ts';
import type { MessageKey } from '../i18n/message.ts';
import { isReload } from '../kit/is-reload.ts';
import { readStorage, writeStorage } from '../session/storage.ts';
import type { CarriedTexts } from '../ui/carried-texts.ts';

const KEY = 'login-portal-texts';

const Saved = fields({ path: word, notice: optional(word), texts });

/** Milliseconds that a reload may take. */
const LIMIT = 60_000;

/**
 * Reloads the page, which then has the texts of the fields and the notice of the screen (D88). They are saved when the reload takes
 * place: the page can prevent it, and until then the person can type.
 */
export function reloadWithTexts({ texts, readers }: CarriedTexts, notice: MessageKey | undefined): void {
  const save = ({ persisted }: PageTransitionEvent) => {
    // The person has left for another page.
    if (persisted) return;
    const read = [...readers].map(([name, readText]) => [name, readText()]);
    const entry = { path: location.pathname, notice, texts: Object.fromEntries([...texts, ...read]) };
    writeStorage('sessionStorage', KEY, JSON.stringify(entry));
  };
  addEventListener('pagehide', save, { once: true, signal: AbortSignal.timeout(LIMIT) });
  location.reload();
}

interface Carried {
  notice?: MessageKey | undefined;
  /** By the names of their fields. */
  texts: ReadonlyMap<string, string>;
}

/** What the page has been reloaded with, if it has. */
export function readCarried(): Carried | undefined {
  const saved = parse(readStorage('sessionStorage', KEY));
  return is(saved, Saved) && saved.path === location.pathname && isReload()
    ? { notice: saved.notice as MessageKey | undefined, texts: new Map(Object.entries(saved.texts)) }
    : undefined;
}

export const dropCarried = (): void => writeStorage('sessionStorage', KEY, undefined);

function parse(json = ''): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
