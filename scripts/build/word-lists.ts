/*
 * Creates the word lists of the password meter from the packages of zxcvbn-ts, as the modules `virtual:words-…`. The full lists
 * have 0.2 to 0.6 MB each; the most frequent words are sufficient to recognise a weak password.
 */
import type { Plugin } from 'vite';
import { normalize } from '../../src/features/recovery/strength/normalize.ts';
import {
  type Kind,
  pack,
  type RankedWord,
  rankClass,
} from '../../src/features/recovery/strength/word-list.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';

type Pack = Record<string, readonly string[]>;
type Entries = Map<string, RankedWord>;

/** The number of entries to take from the top of each list. */
type Share = Record<'passwords' | 'wikipedia' | 'names' | 'dice', number>;

const WHOLE: Share = { passwords: 60_000, wikipedia: 15_000, names: 5_000, dice: 7_776 };
/** The one file loads no other files, so it contains only the most common passwords. */
const SHORT: Share = { passwords: 1_000, wikipedia: 0, names: 0, dice: 0 };
/** “Password” and “welcome” in other languages: frequent passwords that rank too low in the lists. */
const OBVIOUS: Record<Exclude<Locale, 'en'>, readonly string[]> = {
  nl: ['wachtwoord', 'welkom'],
  de: ['passwort', 'kennwort', 'willkommen'],
  pl: ['haslo', 'witaj'],
  pt: ['senha'],
};

/** For languages whose package is not named after them. */
const VARIANTS: Record<string, string> = { nl: 'nl-be', pt: 'pt-br' };
const packageOf = (list: string) => `@zxcvbn-ts/language-${VARIANTS[list] ?? list}`;

/** All words of a passphrase list are equally likely, so an attacker tries half of them on average. */
const DICE_RANK = 6 ** 5 / 2;

const LISTS = 'virtual:word-lists';
const SHORT_LISTS = 'virtual:word-lists-short';

const modules = new Map<string, Promise<string>>();

/** The code of a module: of one list, or of the functions that load the lists. Cached, because every build has the same. */
function wordListModule(id: string): Promise<string> {
  const code = modules.get(id) ?? generate(id);
  modules.set(id, code);
  return code;
}

async function generate(id: string): Promise<string> {
  if (id === LISTS)
    return loaders({ common: 'common', ...Object.fromEntries(LOCALES.map((name) => [name, name])) });
  if (id === SHORT_LISTS) return loaders({ common: 'short' });
  const { words, ranks } = pack(await entriesOf(id.replace('virtual:words-', '')));
  return `export const words = ${JSON.stringify(words)};\nexport const ranks = ${JSON.stringify(ranks)};\n`;
}

function loaders(lists: Record<string, string>): string {
  const functions = Object.entries(lists).map(
    ([key, name]) => `${key}: () => import('virtual:words-${name}')`,
  );
  return `export const wordLists = { ${functions} };`;
}

/** The package with the words of the module `virtual:words-${name}`. */
export const wordListPackage = (name: string) => packageOf(name === 'short' ? 'common' : name);

/** The modules for Vite, in all its builds and in the unit tests. */
export const wordLists = (): Plugin => ({
  name: 'word-lists',
  resolveId: (id) => (id.startsWith('virtual:word') ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0virtual:word') ? wordListModule(id.slice(1)) : undefined),
  // Otherwise `_virtual_words-…`: Jekyll and others do not publish files that begin with an underscore.
  outputOptions: (options) => ({
    ...options,
    sanitizeFileName: (name) => name.replace(/^\0virtual:/, '').replace(/[^\w./-]/g, '_'),
  }),
});

/** In the one file: a single short list replaces the lists by language. */
export const shortWordLists = { find: LISTS, replacement: SHORT_LISTS };

async function entriesOf(name: string): Promise<Entries> {
  if (name === 'short') return short();
  const common = await readWhole('common');
  if (name === 'common') return common;
  const english = await readWhole('en');
  return name === 'en' ? without(english, common) : without(await readWhole(name), common, english);
}

async function short(): Promise<Entries> {
  const obvious = Object.values(OBVIOUS)
    .flat()
    .map((word): [string, RankedWord] => [word, { kind: 'passwords', rankClass: 8 }]);
  return best([...(await read('common', SHORT)), ...obvious]);
}

const whole = new Map<string, Promise<Entries>>();

/** Cached, because every language leaves out the words of the common and the English list. */
function readWhole(name: string): Promise<Entries> {
  const entries = whole.get(name) ?? read(name, WHOLE);
  whole.set(name, entries);
  return entries;
}

async function read(name: string, share: Share): Promise<Entries> {
  const { dictionary }: { dictionary: Pack } = await import(packageOf(name));
  return best(Object.entries(dictionary).flatMap(([list, words]) => top(list, words, share)));
}

function top(list: string, words: readonly string[], share: Share): [string, RankedWord][] {
  const of = kindOf(list);
  if (!of) return [];
  const kind: Kind = of === 'dice' ? 'wikipedia' : of;
  return words
    .slice(0, share[of])
    .map((word, index) => ({
      word: normalize(word).toLowerCase(),
      rank: of === 'dice' ? DICE_RANK : index + 1,
    }))
    .filter(({ word, rank }) => isUseful(word, rank))
    .map(({ word, rank }) => [word, { kind, rankClass: rankClass(rank) }]);
}

/** Other lists (directions, planets) are not ranked by frequency. */
function kindOf(list: string): keyof Share | undefined {
  if (/^passwords/.test(list)) return 'passwords';
  if (/^diceware/.test(list)) return 'dice';
  if (/names/i.test(list)) return 'names';
  return /^(commonWords|wikipedia)/.test(list) ? 'wikipedia' : undefined;
}

/** A short word with a low rank is as easy to guess by trying all letters. */
function isUseful(word: string, rank: number): boolean {
  return word.length >= 3 && /^[ -~]+$/.test(word) && rank < 10 ** (word.length - 1);
}

/** Each word once, with its best rank. */
function best(entries: Iterable<[string, RankedWord]>): Entries {
  const result: Entries = new Map();
  for (const [word, entry] of entries)
    if (entry.rankClass < (result.get(word)?.rankClass ?? Number.POSITIVE_INFINITY)) result.set(word, entry);
  return result;
}

/** Leaves out words that have a similar or better rank in the other lists, which are loaded together with this one. */
function without(entries: Entries, ...others: Entries[]): Entries {
  const isKnown = ([word, { rankClass }]: [string, RankedWord]) =>
    others.some((other) => (other.get(word)?.rankClass ?? Number.POSITIVE_INFINITY) <= rankClass + 1);
  return new Map([...entries].filter((entry) => !isKnown(entry)));
}
