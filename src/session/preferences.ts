import { createStore, type StoreApi } from 'zustand/vanilla';
import { readCookies } from './read-cookies.ts';
import { LOCALE_KEY, PREFERENCES_COOKIE, parsePreferences } from './saved-preferences.ts';
import { readStorage } from './storage.ts';

/** `chosen` on this page, or `saved` in the cookie or `stored` in local storage when they were last read. */
export interface Preferences {
  theme: {
    chosen?: boolean;
    saved: boolean | undefined;
    /** The system's theme changed after the page was opened and after the last choice. */
    systemChanged?: boolean;
  };
  /** Every choice creates a new object, even if the language is the same. */
  language: { chosen?: string; saved: string | undefined; stored: string | undefined };
}

/** Shared by all elements of a page (D23). Reads the cookie and the storage, both of which may be blocked (D24). */
export function createPreferences(): StoreApi<Preferences> {
  return createStore<Preferences>(readPreferences);
}

export function readPreferences(): Preferences {
  const { darkmode, locale } = readUserPref();
  return {
    // A value of the wrong type counts as absent and does not affect the other value.
    theme: { saved: typeof darkmode === 'boolean' ? darkmode : undefined },
    language: {
      saved: typeof locale === 'string' ? locale : undefined,
      stored: readStorage('localStorage', LOCALE_KEY),
    },
  };
}

export const savedLocale = ({ saved, stored }: Preferences['language']) => saved ?? stored;

/** Follows a change of the system's theme without saving it (D42). */
export function followSystem(preferences: StoreApi<Preferences>): void {
  preferences.setState(({ theme }) => ({ theme: { ...theme, systemChanged: true } }));
}

/** The person has stopped the seasonal effect. */
export const isAnimationStopped = (): boolean => readUserPref().animation === false;

export const readUserPref = () => parsePreferences(readCookies(PREFERENCES_COOKIE)[0]);
