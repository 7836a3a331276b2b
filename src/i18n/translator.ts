import rosetta from 'rosetta';
import { inTime } from './in-time.ts';
import type { Locale } from './locale.ts';
import type { Message, Parameters, Translations } from './message.ts';

export interface Translator {
  locale: Locale;
  /** The text of a message in this language; a text without a translation is shown in English (specification, section 8). */
  t(message: Message, parameters?: Parameters): string;
}

/**
 * Lays the tables over each other, the last one wins, and looks texts up. rosetta splits a key on its dots and fills
 * `{{places}}`, therefore a key goes in as `[key]`. The English table need not be complete: the key is the text.
 */
export function createTranslator(
  locale: Locale,
  tables: Translations[],
  warn: (text: string) => void,
): Translator {
  const texts = rosetta<Translations>();
  for (const table of tables) texts.set(locale, withoutGaps(table));

  function complete(key: string) {
    if (Object.hasOwn(texts.table(locale) ?? {}, key)) return;
    if (locale !== 'en') warn(`No ${locale} translation of "${key}"`);
    // Shown in English, and warned of once.
    texts.set(locale, { [key]: key });
  }

  function t(message: Message, parameters: Parameters = {}): string {
    if (typeof message === 'string') {
      complete(message);
      return texts.t([message], parameters, locale);
    }
    if ('verbatim' in message) return message.verbatim;
    const why = t(message.why);
    const when = inTime(locale, message.seconds);
    // A server may have said it itself.
    return why.includes(when) ? why : `${why} ${t('Please try again {{when}}.', { when })}`;
  }

  return { locale, t };
}

/** An empty text is a translation that nobody wrote yet: what lies below shows through. */
const withoutGaps = (table: Translations): Translations =>
  Object.fromEntries(Object.entries(table).filter(([, text]) => text !== ''));
