import { boolean, is, type Struct, string } from 'superstruct';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readCookie, writeCookie } from './cookies.ts';

const COOKIE = 'userpref';
const LOCALE_KEY = 'locale';

/** A key with a wrong type is absent; it does not spoil the other. */
const maybe = <T>(value: unknown, struct: Struct<T>) => (is(value, struct) ? value : undefined);

/** Chosen on this page, and saved before it was opened. */
export interface Preferences {
  theme: {
    chosen?: boolean;
    saved: boolean | undefined;
    /** The system's theme changed after the page was opened and after the last choice. */
    systemChanged?: boolean;
  };
  /** Every choice makes a new object, also a choice of the same language. */
  language: { chosen?: string; saved: string | undefined; stored: string | undefined };
}

/** Shared by all elements of a page (D23). It starts from the cookie and the storage, both of which may be blocked (D24). */
export function createPreferences(): StoreApi<Preferences> {
  const { darkmode, locale } = readUserPref();
  return createStore<Preferences>(() => ({
    theme: { saved: maybe(darkmode, boolean()) },
    language: { saved: maybe(locale, string()), stored: readStorage(LOCALE_KEY) },
  }));
}

export function chooseDark(preferences: StoreApi<Preferences>, dark: boolean): void {
  writeUserPref({ darkmode: dark });
  preferences.setState(({ theme }) => ({ theme: { saved: theme.saved, chosen: dark } }));
}

/** The system's theme has changed: it is shown from now on, and not saved (D42). */
export function followSystem(preferences: StoreApi<Preferences>): void {
  preferences.setState(({ theme }) => ({ theme: { ...theme, systemChanged: true } }));
}

/**
 * Only writes; who shows the language is told by {@link showLocale}, unless the page is loaded anew.
 * `false` where a reload would forget it: neither cookie nor storage took it, or the cookie kept another one (D24).
 */
export function saveLocale(locale: string): boolean {
  writeUserPref({ locale });
  writeStorage(LOCALE_KEY, locale);
  return (readUserPref().locale ?? readStorage(LOCALE_KEY)) === locale;
}

export function showLocale(preferences: StoreApi<Preferences>, locale: string): void {
  preferences.setState(({ language }) => ({ language: { ...language, chosen: locale } }));
}

/** The cookie belongs to the whole product: keys we do not know are kept, a malformed value counts as absent (D25). */
function readUserPref(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readCookie(COOKIE) ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

function writeUserPref(change: { darkmode: boolean } | { locale: string }): void {
  writeCookie(COOKIE, JSON.stringify({ ...readUserPref(), ...change }), { days: 'session' });
}

function readStorage(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Blocked or full: the cookie, or the page, remembers.
  }
}
