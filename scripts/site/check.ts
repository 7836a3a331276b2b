import { closest, distance } from 'fastest-levenshtein';
import { object, optional, refine, string, validate } from 'superstruct';
import { webUrl } from '../../src/kit/url.ts';
import { SITE_OPTIONS, SITE_PAGE, type SiteOptionName } from './options.ts';

/** The configuration of the standalone page. */
export type Site = { readonly [Name in SiteOptionName]?: string };

export interface CheckedSite {
  site: Site;
  /** A sentence for everything that is not allowed. */
  problems: string[];
}

export const OPTION_NAMES = [...SITE_OPTIONS.keys()];

const SiteFile = object({
  $schema: optional(string()),
  ...Object.fromEntries(
    [...SITE_OPTIONS].map(([name, { accepts }]) => [name, optional(refine(string(), name, accepts))]),
  ),
});

/** Checks the options. `nameOf` returns the name of an option as the author has written it. */
export function checkSite(content: unknown, nameOf = (name: string) => name): CheckedSite {
  const [error, valid] = validate(content, SiteFile);
  if (error) return { site: {}, problems: error.failures().map((failure) => describe(failure, nameOf)) };
  const { $schema: _, ...site }: Site & { $schema?: string | undefined } = valid;
  return {
    site,
    problems: isOnApi(site) ? [] : [`${nameOf('config-url')} is not on the origin of ${nameOf('api-base')}.`],
  };
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
}

function describe({ key, value }: Failure, nameOf: (name: string) => string): string {
  if (key === undefined) return 'is not an object.';
  const option = SITE_OPTIONS.get(key);
  if (option) return `${nameOf(key)} is ${JSON.stringify(value)}. Expected ${option.expects}.`;
  const meant = suggestion(key, OPTION_NAMES) ?? onlyNameWith(key);
  return `${key} is not an option. ${meant ? `Did you mean ${meant}?` : `The options are ${OPTION_NAMES.join(', ')}.`}`;
}

/** Names that differ by more letters are not considered misspelt. */
const MISSPELT = 2;

const letters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** The name that is probably meant, also by `apiBase` or `api_base`. */
export function suggestion(written: string, names: readonly string[]): string | undefined {
  const nearest = closest(letters(written), names.map(letters));
  const isNear = distance(letters(written), nearest) <= MISSPELT;
  return isNear ? names.find((name) => letters(name) === nearest) : undefined;
}

/** `logo` can only be `provider-logo`. */
function onlyNameWith(written: string): string | undefined {
  const [only, ...others] = OPTION_NAMES.filter((name) => name.split('-').includes(written.toLowerCase()));
  return others.length > 0 ? undefined : only;
}
