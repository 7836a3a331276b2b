import { is } from 'superstruct';
import { fields, texts, word } from '../api/structs.ts';
import { isReload } from '../kit/is-reload.ts';
import { readStorage, writeStorage } from '../session/storage.ts';
import type { CarriedTexts } from '../ui/carried-texts.ts';

const KEY = 'login-portal-texts';

const Saved = fields({ path: word, texts });

/** Milliseconds that a reload may take. */
const LIMIT = 60_000;

/**
 * Reloads the page, which then has the texts of the fields (D88). They are saved when the reload takes place: the page can prevent
 * it, and until then the person can type.
 */
export function reloadWithTexts({ texts, readers }: CarriedTexts): void {
  const save = ({ persisted }: PageTransitionEvent) => {
    // The person has left for another page.
    if (persisted) return;
    const read = [...readers].map(([name, readText]) => [name, readText()]);
    const all = Object.fromEntries([...texts, ...read]);
    writeStorage('sessionStorage', KEY, JSON.stringify({ path: location.pathname, texts: all }));
  };
  addEventListener('pagehide', save, { once: true, signal: AbortSignal.timeout(LIMIT) });
  location.reload();
}

/** The texts by the names of their fields, if the page has been reloaded with them. */
export function savedTexts(): ReadonlyMap<string, string> | undefined {
  const saved = parse(readStorage('sessionStorage', KEY));
  return is(saved, Saved) && saved.path === location.pathname && isReload()
    ? new Map(Object.entries(saved.texts))
    : undefined;
}

export const dropSavedTexts = (): void => writeStorage('sessionStorage', KEY, undefined);

function parse(json = ''): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
