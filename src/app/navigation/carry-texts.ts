import { fields, is, optional, texts, word } from '../../api/structs.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { attempt } from '../../kit/attempt.ts';
import { isReload } from '../../kit/is-reload.ts';
import { readStorage, writeStorage } from '../../session/storage.ts';

/** The key of the session storage. */
export const TEXTS_KEY = 'login-portal-texts';

const Saved = fields({ path: word, notice: optional(word), texts });

export interface Carried {
  notice?: MessageKey | undefined;
  /** By the names of their fields. */
  texts: ReadonlyMap<string, string>;
}

/** What the page has been reloaded with, if it has. */
export function readCarried(): Carried | undefined {
  const saved: unknown = attempt(() => JSON.parse(readStorage('sessionStorage', TEXTS_KEY) ?? ''));
  return is(saved, Saved) && saved.path === location.pathname && isReload()
    ? { notice: saved.notice as MessageKey | undefined, texts: new Map(Object.entries(saved.texts)) }
    : undefined;
}

export const dropCarried = (): void => writeStorage('sessionStorage', TEXTS_KEY, undefined);
