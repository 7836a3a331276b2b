import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { getCookie } from 'hono/cookie';
import { is, string, type } from 'superstruct';
import portalDe from '../../../locales/de.json' with { type: 'json' };
import portalNl from '../../../locales/nl.json' with { type: 'json' };
import portalPl from '../../../locales/pl.json' with { type: 'json' };
import portalPt from '../../../locales/pt.json' with { type: 'json' };
import { LOCALES } from '../locales.ts';
import de from './de.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/** A text for people, of the backend or of the portal. The key is the English text. */
export type TextKey = keyof typeof de | keyof typeof portalDe;

type Parameters = Readonly<Record<string, string | number>>;

/** The person who sent a request, or who gets the mail that it causes. */
export interface Reader {
  readonly locale: string;
  t(text: TextKey, parameters?: Parameters): string;
}

const TRANSLATIONS: Record<string, Readonly<Record<TextKey, string>>> = {
  nl: { ...portalNl, ...nl },
  de: { ...portalDe, ...de },
  pl: { ...portalPl, ...pl },
  pt: { ...portalPt, ...pt },
};

const Preferences = type({ locale: string() });

/** The language that the person has chosen in the portal, or else the first known one of the browser. */
export function localeOf(c: Context): string {
  const chosen = preferencesIn(getCookie(c, 'userpref'));
  if (is(chosen, Preferences) && LOCALES.includes(chosen.locale)) return chosen.locale;
  return accepts(c, {
    header: 'Accept-Language',
    supports: LOCALES,
    default: 'en',
    match: (languages, { default: fallback }) =>
      languages
        .toSorted((a, b) => b.q - a.q)
        .map(({ type }) => type.slice(0, 2).toLowerCase())
        .find((language) => LOCALES.includes(language)) ?? fallback,
  });
}

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
