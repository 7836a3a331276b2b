import { type Locale, startLocale } from '../src/i18n/locale.ts';
import { attempt } from '../src/kit/attempt.ts';
import { readCookies } from '../src/session/read-cookies.ts';
import { LOCALE_KEY, PREFERENCES_COOKIE, parsePreferences } from '../src/session/saved-preferences.ts';

// Read each time, because another tab may have saved a choice before an element is added.
const preferences = () => parsePreferences(readCookies(PREFERENCES_COOKIE)[0]);

/** The theme of the last visit, as in src/session/preferences.ts. */
export function savedDark(): boolean | undefined {
  const { darkmode } = preferences();
  return typeof darkmode === 'boolean' ? darkmode : undefined;
}

export const prefersDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

/** `attribute` is the language that the author of the page wants, and `page` that of a host page. */
export const firstLocale = (attribute?: string | null, page?: string): Locale =>
  startLocale({
    attribute,
    cookie: preferences().locale,
    stored: attempt(() => localStorage.getItem(LOCALE_KEY)),
    page,
    browser: navigator.language,
  });
