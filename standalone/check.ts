import { closest, distance } from 'fastest-levenshtein';
import type { AuthorTexts } from '../src/app/page/registry.ts';
import { isLocale, LOCALES } from '../src/i18n/locale.ts';
import { unknownTexts } from '../src/i18n/unknown-texts.ts';
import { isRecord } from '../src/kit/record.ts';
import { webUrl } from '../src/kit/url.ts';
import { SITE_OPTIONS, SITE_PAGE, type SiteOption, type SiteOptionName } from './options.ts';

/** The configuration of the standalone page. */
export type Site = { readonly [Name in SiteOptionName]?: string } & { readonly texts?: AuthorTexts };

export interface CheckedSite {
  site: Site;
  /** A sentence for everything that is not allowed. */
  problems: string[];
}

const NAMES = [...SITE_OPTIONS.keys(), 'texts'];

/** What a template or a shell would have replaced. */
const VARIABLE = /\$\{\w|\{\{/;

/** Checks the content of a configuration file. */
export function checkSite(content: unknown): CheckedSite {
  if (!isRecord(content)) return { site: {}, problems: ['is not an object.'] };
  const { $schema: _, ...settings } = content;
  const wrong = Object.entries(settings).flatMap(([name, value]) =>
    name === 'texts' ? problemsOfTexts(value) : problemsOfOption(name, value),
  );
  if (wrong.length > 0) return { site: {}, problems: wrong };
  const site = settings as Site;
  const rules: (readonly [isBroken: boolean, problem: string])[] = [
    [!isOnApi(site), 'config-url is not on the origin of api-base.'],
    [Boolean(site.logo) && !site.title, 'logo needs title, which is its text alternative.'],
    [Boolean(site['logo-dark']) && !site.logo, 'logo-dark needs logo, which the light theme shows.'],
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

function problemsOfOption(name: string, value: unknown): string[] {
  const option = SITE_OPTIONS.get(name);
  if (option) {
    const isAccepted = typeof value === 'string' && option.accepts(value) && !VARIABLE.test(value);
    if (isAccepted) return [];
    return [`${name} is ${JSON.stringify(value)}. Expected ${option.expects}.${advice(option, value)}`];
  }
  const meant = suggestion(name) ?? onlyNameWith(name);
  return [
    `${name} is not an option. ${meant ? `Did you mean ${meant}?` : `The options are ${NAMES.join(', ')}.`}`,
  ];
}

function advice({ accepts }: SiteOption, value: unknown): string {
  if (typeof value !== 'string') return '';
  if (VARIABLE.test(value)) return ' Write the value: this program replaces no variables.';
  return accepts(`https://${value}`) && value.includes('.') ? ` Did you mean https://${value}?` : '';
}

function problemsOfTexts(texts: unknown): string[] {
  if (!isRecord(texts)) return [notAsExpected('texts')];
  return Object.entries(texts).flatMap(([locale, table]) => {
    if (!isLocale(locale)) return `texts: "${locale}" is not a language. Expected ${LOCALES.join(', ')}.`;
    if (!isRecord(table)) return notAsExpected('texts', locale);
    const unknown = unknownTexts(Object.keys(table)).map(
      ({ key, nearest }) => `texts: "${key}" is not a text of the portal. Did you mean "${nearest}"?`,
    );
    const odd = Object.keys(table).filter((key) => typeof table[key] !== 'string' || !table[key]);
    return [...unknown, ...odd.map((key) => notAsExpected('texts', locale, key))];
  });
}

const notAsExpected = (...path: string[]) =>
  `${path.join(': ')} is not as expected, such as { "en": { "Login": "Welcome" } }.`;

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
