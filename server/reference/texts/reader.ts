import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type portal from '../../../locales/en.json';
import { readCookie } from '../http/cookies.ts';
import { isCall } from '../http/is-call.ts';
import { LOCALES, TRANSLATIONS } from '../locales.ts';
import { is, string, type } from '../structs.ts';
import type backend from './de.json';

/** A text for people, of the backend or of the portal. The key is the English text. */
export type TextKey = keyof typeof backend | keyof typeof portal;

type Parameters = Readonly<Record<string, string | number>>;

/** The person who sent a request, or who gets the mail that it causes. */
export interface Reader {
  readonly locale: string;
  t(text: TextKey, parameters?: Parameters): string;
}

const Preferences = type({ locale: string() });

/** The language that the person has chosen in the portal. */
export function chosenLocale(c: Context): string | undefined {
  const chosen = preferencesIn(readCookie(c, 'userpref'));
  return is(chosen, Preferences) && LOCALES.includes(chosen.locale) ? chosen.locale : undefined;
}

/** A call has the language that the portal shows. A page has what the person has chosen, or else what the browser prefers. */
export const localeOf = (c: Context): string => (isCall(c) ? undefined : chosenLocale(c)) ?? accepted(c);

/** The first known language of the header. */
const accepted = (c: Context): string =>
  accepts(c, {
    header: 'Accept-Language',
    supports: LOCALES,
    default: 'en',
    match: (languages, { default: fallback }) =>
      languages
        .toSorted((a, b) => b.q - a.q)
        .map(({ type }) => type.slice(0, 2).toLowerCase())
        .find((language) => LOCALES.includes(language)) ?? fallback,
  });

export const readerOf = (c: Context): Reader => readerIn(localeOf(c));

export const readerIn = (locale: string): Reader => ({
  locale,
  t: (text, parameters = {}) =>
    (TRANSLATIONS[locale]?.[text] ?? text).replace(/{{(\w+)}}/g, (place, name) =>
      String(parameters[name] ?? place),
    ),
});

/** "in 5 minutes" */
export function relativeTime({ locale }: Reader, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(locale === 'pt' ? 'pt-PT' : locale);
  return seconds < 60 ? format.format(seconds, 'second') : format.format(Math.ceil(seconds / 60), 'minute');
}

function preferencesIn(cookie = ''): unknown {
  try {
    return JSON.parse(cookie);
  } catch {
    return undefined;
  }
}
