import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '../../../src/i18n/locale.ts';

export const LOCALES_FOLDER = join(import.meta.dirname, '../../../locales');

export const source = (locale: Locale): string =>
  readFileSync(join(LOCALES_FOLDER, `${locale}.json`), 'utf8');

export const texts = (locale: Locale): Record<string, string> => JSON.parse(source(locale));

/** All languages except English, whose texts are the keys. */
export const TRANSLATED = LOCALES.filter((locale) => locale !== 'en');
export type Translated = (typeof TRANSLATED)[number];
