import { PORTAL_ATTRIBUTES } from '../elements/attributes.ts';
import type { Attribute } from '../src/app/element/attribute-types.ts';
import { ATTRIBUTES } from '../src/app/element/attributes.ts';
import { webUrl } from '../src/kit/url.ts';

/** An option of the standalone page. */
export interface SiteOption {
  /** The allowed values, in words. */
  expects: string;
  /** The values to choose from, if there is a list. */
  values?: readonly string[];
  accepts(text: string): boolean;
}

/** Attributes that make no sense on the standalone page: the first is for a single visit, the others are for host pages. */
export const NOT_OPTIONS = ['email', 'loading', 'routing', 'cross-site'] as const;

type PortalAttribute = (typeof PORTAL_ATTRIBUTES)[number];
export type SiteAttribute = Exclude<PortalAttribute, (typeof NOT_OPTIONS)[number]>;

/** The attributes of `<login-portal>` that are options of the same name (D65). */
export const SITE_ATTRIBUTES = PORTAL_ATTRIBUTES.filter(
  (name): name is SiteAttribute => !NOT_OPTIONS.some((excluded) => excluded === name),
);

/** The page that the values are checked for. */
export const SITE_PAGE = {
  origin: 'https://site.invalid',
  api: 'https://site.invalid',
  trusted: ['https://site.invalid'],
};

const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function optionOf(name: SiteAttribute): SiteOption {
  const { values, parse }: Attribute<unknown> = ATTRIBUTES[name];
  if (parse('/', SITE_PAGE) instanceof URL) return ADDRESS;
  return {
    expects: values ? list.format(values) : 'a text',
    ...(values && { values }),
    accepts: (text) => text.trim() !== '' && parse(text.trim(), SITE_PAGE) !== undefined,
  };
}

/** Stricter than the attribute: a relative address would depend on the route, and the host is copied into the security policy. */
const ADDRESS: SiteOption = {
  expects: 'a path such as /start, or an address that begins with https:// or http://',
  accepts(text) {
    const url = webUrl(text, SITE_PAGE.origin);
    const isPath = /^\/(?![/\\])/.test(text);
    const hasHost =
      /^https?:\/\/[^/\\]/i.test(text) && /^([\w-]+(\.[\w-]+)*\.?|\[[\da-f:]+\])$/.test(url?.hostname ?? '');
    return url !== undefined && !/\s/.test(text) && (isPath || hasHost);
  },
};

const LANGUAGES: SiteOption = { ...optionOf('languages'), expects: 'languages such as "nl en"' };

/** Stricter than the attribute, because it is copied into the addresses of all files. */
const BASE: SiteOption = {
  expects:
    'a path that begins and ends with a slash, such as /sign-in/. The API is below /, so it has to be a longer path',
  accepts: (text) => text !== '/' && ATTRIBUTES.base.parse(text, SITE_PAGE) === text,
};

const color = (description: string) => ({
  description,
  expects: 'a colour such as #f1f3f5',
  accepts: (text: string) => /^#(?:[\da-f]{3}){1,2}$/i.test(text),
});

const file = (description: string, endings: readonly string[]) => ({
  description: `${description}: a file, relative to the folder of the configuration.`,
  expects: `a file that ends in ${list.format(endings)}`,
  accepts: (text: string) => endings.some((ending) => text.toLowerCase().endsWith(ending)),
});

/** The options that are not attributes. */
export const PAGE_OPTIONS = {
  title: {
    description:
      'The title of the browser tab until the name of the application is known, and the text of the logo.',
    expects: 'a text',
    accepts: (text: string) => text.trim() !== '',
  },
  icon: file('The icon of the browser tab', ['.svg', '.png', '.ico']),
  logo: file('The picture at the top, in place of the name of the application', [
    '.svg',
    '.png',
    '.webp',
    '.jpg',
  ]),
  'logo-dark': file('The same for the dark theme', ['.svg', '.png', '.webp', '.jpg']),
  'theme-file': file('A style sheet with custom properties and parts', ['.css']),
  'theme-color': color("The colour of the browser's own bars in the light theme."),
  'theme-color-dark': color("The colour of the browser's own bars in the dark theme."),
  'monitoring-url': {
    description: 'Gets what fails and what succeeds on the page, as POST requests with JSON.',
    ...ADDRESS,
  },
} satisfies Record<string, SiteOption & { description: string }>;

/** The options that name a file. */
export const FILE_OPTIONS = [
  'icon',
  'logo',
  'logo-dark',
  'theme-file',
] as const satisfies (keyof typeof PAGE_OPTIONS)[];
export type FileOption = (typeof FILE_OPTIONS)[number];

export type SiteOptionName = SiteAttribute | keyof typeof PAGE_OPTIONS;

/** All options by name. */
export const SITE_OPTIONS: ReadonlyMap<string, SiteOption> = new Map<string, SiteOption>([
  ...SITE_ATTRIBUTES.map((name) => [name, optionOf(name)] as const),
  ['base', BASE],
  ['languages', LANGUAGES],
  ...Object.entries(PAGE_OPTIONS),
]);
