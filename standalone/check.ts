import { closest, distance } from 'fastest-levenshtein';
import { object, optional, refine, string, validate } from 'superstruct';
import { webUrl } from '../src/kit/url.ts';
import { SITE_OPTIONS, SITE_PAGE, type SiteOptionName } from './options.ts';

/** The configuration of the standalone page. */
export type Site = { readonly [Name in SiteOptionName]?: string };

export interface CheckedSite {
  site: Site;
  /** A sentence for everything that is not allowed. */
  problems: string[];
}

const NAMES = [...SITE_OPTIONS.keys()];

const SiteFile = object({
  $schema: optional(string()),
  ...Object.fromEntries(
    [...SITE_OPTIONS].map(([name, { accepts }]) => [name, optional(refine(string(), name, accepts))]),
  ),
});

/** Checks the content of a configuration file. */
export function checkSite(content: unknown): CheckedSite {
  const [error, valid] = validate(content, SiteFile);
  if (error) return { site: {}, problems: error.failures().map(describe) };
  const { $schema: _, ...site }: Site & { $schema?: string | undefined } = valid;
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
}

function describe({ key, value }: Failure): string {
  if (key === undefined) return 'is not an object.';
  const option = SITE_OPTIONS.get(key);
  if (option) return `${key} is ${JSON.stringify(value)}. Expected ${option.expects}.`;
  const meant = suggestion(key) ?? onlyNameWith(key);
  return `${key} is not an option. ${meant ? `Did you mean ${meant}?` : `The options are ${NAMES.join(', ')}.`}`;
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
