import type { StoreApi } from 'zustand/vanilla';
import { writeCookie } from './cookies.ts';
import { type Preferences, readPreferences, readUserPref, savedLocale } from './preferences.ts';
import { LOCALE_KEY, PREFERENCES_COOKIE } from './saved-preferences.ts';
import { writeStorage } from './storage.ts';

export function chooseDark(preferences: StoreApi<Preferences>, dark: boolean): void {
  writeUserPref({ darkmode: dark });
  preferences.setState({ theme: { ...readPreferences().theme, chosen: dark } });
}

/**
 * Saves the language without showing it: either the page is reloaded, or `showLocale` is called.
 * Returns `false` if it could not be saved, so that a reload would lose it (D24).
 */
export function saveLocale(locale: string): boolean {
  writeUserPref({ locale });
  writeStorage('localStorage', LOCALE_KEY, locale);
  return savedLocale(readPreferences().language) === locale;
}

/** Shows a language without saving it. */
export function showLocale(preferences: StoreApi<Preferences>, locale: string): void {
  preferences.setState({ language: { ...readPreferences().language, chosen: locale } });
}

/** Whether the seasonal effect moves. */
export const saveAnimation = (animation: boolean): void => writeUserPref({ animation });

function writeUserPref(change: { darkmode: boolean } | { locale: string } | { animation: boolean }): void {
  writeCookie(PREFERENCES_COOKIE, JSON.stringify({ ...readUserPref(), ...change }), { days: 'session' });
}
