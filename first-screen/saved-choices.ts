import { type Locale, startLocale } from '../src/i18n/locale.ts';
import { LOCALE_KEY, PREFERENCES_COOKIE, parsePreferences } from '../src/session/saved-preferences.ts';

/** Reading cookies, storage or history throws if they are blocked. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Without js-cookie, because it is as large as the rest of the script. */
const cookie = () => `; ${document.cookie}`.split(`; ${PREFERENCES_COOKIE}=`)[1]?.split(';')[0];
const preferences = parsePreferences(attempt(() => decodeURIComponent(cookie() ?? '')));

/** The theme of the last visit, as in src/session/preferences.ts. */
export const savedDark: boolean | undefined =
  typeof preferences.darkmode === 'boolean' ? preferences.darkmode : undefined;

export const prefersDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

/** `attribute` is the language that the author of the page wants, and `page` that of a host page. */
export const firstLocale = (attribute?: string | null, page?: string): Locale =>
  startLocale({
    attribute,
    cookie: preferences.locale,
    stored: attempt(() => localStorage.getItem(LOCALE_KEY)),
    page,
    browser: navigator.language,
  });
