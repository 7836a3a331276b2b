import { createStore, type StoreApi } from 'zustand/vanilla';
import { isLocale, LOCALES, type Locale } from '../../i18n/locale.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { type AuthorTexts, registry } from './registry.ts';

export type { Locale };

/** Texts by their English text. */
export type Texts = { readonly [Key in MessageKey]?: string };

/** Shared by all elements of a page (D23). */
export const authorTexts = (): StoreApi<AuthorTexts> => registry().texts ?? createAuthorTexts({});

/** `initial` are the texts that a first screen has been shown with. */
export const createAuthorTexts = (initial: AuthorTexts): StoreApi<AuthorTexts> =>
  (registry().texts = createStore(() => initial));

/** Adds to the author's texts of a language. */
export function addAuthorTexts(locale: Locale, texts: Texts): void {
  if (!isLocale(locale)) {
    console.warn(`"${locale}" is not a language of the portal. Expected ${LOCALES.join(', ')}.`);
    return;
  }
  const table = Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  authorTexts().setState((all) => ({ [locale]: { ...all[locale], ...table } }));
  // Visitors do not load the list of all texts.
  if (isDeveloper()) void warnOfUnknownTexts(Object.keys(texts));
}

async function warnOfUnknownTexts(keys: readonly string[]) {
  try {
    const { unknownTexts } = await import('../../i18n/unknown-texts.ts');
    for (const { key, nearest } of unknownTexts(keys))
      console.warn(`The portal has no text "${key}". Did you mean "${nearest}"?`);
  } catch {
    // The list of all texts did not load.
  }
}

/** Whether the page is on the machine of its author, who gets more hints than a visitor. */
const isDeveloper = (): boolean => /(^|\.)localhost$|^127\.|^\[::1\]$/.test(globalThis.location?.hostname);
