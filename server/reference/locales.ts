import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const PORTAL = join(import.meta.dirname, '../../locales');
const BACKEND = join(import.meta.dirname, 'texts');

const localesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'));

const read = (folder: string, locale: string) =>
  JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8'));

/** The languages of the portal. */
export const LOCALES = localesIn(PORTAL);

/** The texts of the portal and of the backend by language. English has none, because its texts are the keys. */
export const TRANSLATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  localesIn(BACKEND).map((locale) => [locale, { ...read(PORTAL, locale), ...read(BACKEND, locale) }]),
);
