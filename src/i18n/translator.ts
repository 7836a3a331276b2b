import rosetta from 'rosetta';
import { isolate } from '../kit/isolate.ts';
import type { Locale } from './locale.ts';
import type { Message, Parameters, Translations } from './message.ts';
import { relativeTime } from './relative-time.ts';

export interface Translator {
  locale: Locale;
  /** The text of a message in this language, or in English if there is no translation. */
  t(message: Message, parameters?: Parameters): string;
}

/**
 * Looks up texts in the bundled table, in that of the page's author, which overrides it, and in the server's own, which overrides
 * both and also translates the server's messages. rosetta splits keys at dots, so each key is passed as `[key]`. The English
 * table may be incomplete, because the key is the text.
 */
export function createTranslator(
  locale: Locale,
  [bundled = {}, author = {}, own = {}]: readonly Translations[],
  warn: (text: string) => void,
): Translator {
  const texts = rosetta<Translations>();
  for (const table of [bundled, author, own]) texts.set(locale, withoutEmptyTexts(table));

  function addMissing(key: string) {
    if (Object.hasOwn(texts.table(locale) ?? {}, key)) return;
    if (locale !== 'en') warn(`No ${locale} translation of "${key}"`);
    // Adding the key prevents a second warning.
    texts.set(locale, { [key]: key });
  }

  function t(message: Message, parameters: Parameters = {}): string {
    if (typeof message === 'string') {
      addMissing(message);
      return texts.t([message], isolated(parameters), locale);
    }
    if ('key' in message) return t(message.key, message.parameters);
    if ('verbatim' in message) {
      const { verbatim } = message;
      return (Object.hasOwn(own, verbatim) && own[verbatim]) || verbatim;
    }
    const why = isolate(t(message.why));
    const when = relativeTime(locale, message.seconds);
    // The text of a server may already contain the time.
    return why.includes(when) ? why : `${why} ${t('Please try again {{when}}.', { when })}`;
  }

  return { locale, t };
}

/** The values come from people and servers, and must not change the direction of the sentence. */
const isolated = (parameters: Parameters): Parameters =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, isolate(String(value))]));

/** An empty text is a missing translation and must not override an earlier table. */
const withoutEmptyTexts = (table: Translations): Translations =>
  Object.fromEntries(Object.entries(table).filter(([, text]) => text !== ''));
