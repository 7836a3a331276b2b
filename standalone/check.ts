import { closest, distance } from 'fastest-levenshtein';
import { enums, nonempty, object, optional, record, refine, string, validate } from 'superstruct';
import type { AuthorTexts } from '../src/app/page/registry.ts';
import { LOCALES } from '../src/i18n/locale.ts';
import { TEXT_KEYS, unknownTexts } from '../src/i18n/unknown-texts.ts';
import { webUrl } from '../src/kit/url.ts';
import { SITE_OPTIONS, SITE_PAGE, type SiteOptionName } from './options.ts';

/** The configuration of the standalone page. */
export type Site = { readonly [Name in SiteOptionName]?: string } & { readonly texts?: AuthorTexts };

export interface CheckedSite {
  site: Site;
  /** A sentence for everything that is not allowed. */
  problems: string[];
}

const NAMES = [...SITE_OPTIONS.keys(), 'texts'];

const SiteFile = object({
  $schema: optional(string()),
  texts: optional(record(enums(LOCALES), record(enums(TEXT_KEYS), nonempty(string())))),
  ...Object.fromEntries(
    [...SITE_OPTIONS].map(([name, { accepts }]) => [name, optional(refine(string(), name, accepts))]),
  ),
});

/** Checks the content of a configuration file. */
export function checkSite(content: unknown): CheckedSite {
  const [error, valid] = validate(content, SiteFile);
  if (error) return { site: {}, problems: error.failures().map(describe) };
  const { $schema: _, texts, ...attributes } = valid;
  const site: Site = { ...attributes, ...(texts && { texts }) };
  const rules: (readonly [isBroken: boolean, problem: string])[] = [
    [!isOnApi(site), 'config-url is not on the origin of api-base.'],
    [Boolean(site.logo) && !site.title, 'logo needs title, which is its text alternative.'],
    [
      Boolean(site.logo) && site.rendering === 'light',
      'logo needs a slot, which rendering "light" does not have.',
    ],
  ];
  return { site, problems: rules.flatMap(([isBroken, problem]) => (isBroken ? [problem] : [])) };
}

/** The page reads its settings from the origin of the API only. */
function isOnApi(site: Site): boolean {
  const [api, settings] = (['api-base', 'config-url'] as const).map((name) =>
    webUrl(site[name] ?? '/', SITE_PAGE.origin),
  );
  return !site['config-url'] || !URL.canParse(site['config-url']) || api?.origin === settings?.origin;
}

interface Failure {
  key: string | undefined;
  value: unknown;
  type: string;
  path: readonly string[];
}

function describe({ key, value, type, path }: Failure): string {
  if (key === undefined) return 'is not an object.';
  if (path[0] === 'texts') return describeText(path, type);
  const option = SITE_OPTIONS.get(key);
  if (option) return `${key} is ${JSON.stringify(value)}. Expected ${option.expects}.`;
  const meant = suggestion(key) ?? onlyNameWith(key);
  return `${key} is not an option. ${meant ? `Did you mean ${meant}?` : `The options are ${NAMES.join(', ')}.`}`;
}

/** A key that is not in a list is a failure of the type `enums`. */
function describeText(path: readonly string[], type: string): string {
  const [, locale, key] = path;
  if (type === 'enums' && key === undefined)
    return `texts: "${locale}" is not a language. Expected ${LOCALES.join(', ')}.`;
  if (type === 'enums' && key !== undefined)
    return `texts: "${key}" is not a text of the portal. Did you mean "${unknownTexts([key])[0]?.nearest}"?`;
  return `${path.join(': ')} is not as expected, such as { "en": { "Login": "Welcome" } }.`;
}

/** Names that differ by more letters are not considered misspelt. */
const MISSPELT = 2;

const letters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** The name that is probably meant, also by `apiBase` or `api_base`. */
function suggestion(written: string): string | undefined {
  const nearest = closest(letters(written), NAMES.map(letters));
  const isNear = distance(letters(written), nearest) <= MISSPELT;
  return isNear ? NAMES.find((name) => letters(name) === nearest) : undefined;
}

/** `provider` can mean several options, and `src` only `captcha-src`. */
function onlyNameWith(written: string): string | undefined {
  const [only, ...others] = NAMES.filter((name) => name.split('-').includes(written.toLowerCase()));
  return others.length > 0 ? undefined : only;
}
