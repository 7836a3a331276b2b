import type { Locale } from './locale.ts';
import type { Translations } from './message.ts';

const FILES = import.meta.glob<{ default: Translations }>(['../../locales/*.json', '!../../locales/en.json']);

/** The bundled texts; `undefined` if the file does not load. English needs no file, because the keys are the texts. */
export async function bundledTranslations(locale: Locale): Promise<Translations | undefined> {
  if (locale === 'en') return {};
  const file = await FILES[`../../locales/${locale}.json`]?.().catch(() => undefined);
  return file?.default;
}
