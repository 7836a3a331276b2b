import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../src/i18n/locale.ts';

/** The language files, in the folder that holds nothing else. */
export const LOCALES_FOLDER = join(import.meta.dirname, '../../../locales');

export const source = (locale: Locale): string =>
  readFileSync(join(LOCALES_FOLDER, `${locale}.json`), 'utf8');

export const texts = (locale: Locale): Record<string, string> => JSON.parse(source(locale));

/** The languages that English is translated into. */
export const TRANSLATED = ['nl', 'de', 'pl', 'pt'] as const;
export type Translated = (typeof TRANSLATED)[number];
