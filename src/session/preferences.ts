import { createStore, type StoreApi } from 'zustand/vanilla';
import { writeCookie } from './cookies.ts';
import { readCookies } from './read-cookies.ts';
import { LOCALE_KEY, PREFERENCES_COOKIE, parsePreferences } from './saved-preferences.ts';
import { readStorage, writeStorage } from './storage.ts';

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

function readPreferences(): Preferences {
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

/** A choice that another tab has saved is the newest. What is not saved changes nothing. */
export function recheckPreferences(preferences: StoreApi<Preferences>): void {
  const last = preferences.getState();
  const { theme, language } = readPreferences();
  if (isNew(theme.saved, last.theme.saved)) preferences.setState({ theme });
  if (isNew(savedLocale(language), savedLocale(last.language))) preferences.setState({ language });
}

const isNew = <T>(now: T | undefined, last: T | undefined) => now !== undefined && now !== last;
const savedLocale = ({ saved, stored }: Preferences['language']) => saved ?? stored;

export function chooseDark(preferences: StoreApi<Preferences>, dark: boolean): void {
  writeUserPref({ darkmode: dark });
  preferences.setState({ theme: { ...readPreferences().theme, chosen: dark } });
}

/** Follows a change of the system's theme without saving it (D42). */
export function followSystem(preferences: StoreApi<Preferences>): void {
  preferences.setState(({ theme }) => ({ theme: { ...theme, systemChanged: true } }));
}

/**
 * Saves the language without showing it: either the page is reloaded, or {@link showLocale} is called.
 * Returns `false` if it could not be saved, so that a reload would lose it (D24).
 */
export function saveLocale(locale: string): boolean {
  writeUserPref({ locale });
  writeStorage('localStorage', LOCALE_KEY, locale);
  return savedLocale(readPreferences().language) === locale;
}

export function showLocale(preferences: StoreApi<Preferences>, locale: string): void {
  preferences.setState({ language: { ...readPreferences().language, chosen: locale } });
}

const readUserPref = () => parsePreferences(readCookies(PREFERENCES_COOKIE)[0]);

function writeUserPref(change: { darkmode: boolean } | { locale: string }): void {
  writeCookie(PREFERENCES_COOKIE, JSON.stringify({ ...readUserPref(), ...change }), { days: 'session' });
}
