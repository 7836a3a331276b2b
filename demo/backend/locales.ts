import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The languages of the portal. */
export const LOCALES = readdirSync(join(import.meta.dirname, '../../locales')).map((file) =>
  basename(file, '.json'),
);
