import { ATTRIBUTES } from '../../src/app/attributes.ts';

/** What the standalone page can be built with. */
export interface SiteOption {
  description: string;
  /** The allowed values, in words. */
  expects: string;
  /** The values to choose from, if there is a list. */
  values?: readonly string[];
  accepts(text: string): boolean;
}

const PAGE = { origin: 'https://site.invalid', api: 'https://site.invalid', trusted: [] };

/** An address that becomes an attribute of `<login-portal>`. */
const address = (name: keyof typeof ATTRIBUTES, description: string): SiteOption => ({
  description,
  expects: 'a path such as /start, or an address that begins with https:// or http://',
  accepts: (text) => ATTRIBUTES[name].parse(text, PAGE) !== undefined,
});

const color = (description: string): SiteOption => ({
  description,
  expects: 'a colour such as #f1f3f5',
  accepts: (text) => /^#(?:[\da-f]{3}){1,2}$/i.test(text),
});

const { values: RENDERINGS = [] } = ATTRIBUTES.rendering;

/** The options that are attributes of the element. They are absent if they are not set. */
export const SITE_ATTRIBUTES = {
  'api-base': address('api-base', 'Root of the API. It may be on another origin.'),
  'member-url': address('member-url', 'Where a member goes after signing in.'),
  'admin-url': address('admin-url', 'Where an admin goes after signing in.'),
  'terms-url': address('terms-url', 'The terms and conditions.'),
  'privacy-url': address('privacy-url', 'The privacy statement.'),
};

export const SITE_OPTIONS = {
  base: {
    description: 'The path of the page. All routes are below it.',
    expects: 'a path that begins and ends with a slash, such as /sign-in/',
    accepts: (text) => ATTRIBUTES.base.parse(text, PAGE) === text,
  },
  ...SITE_ATTRIBUTES,
  title: {
    description: 'The title of the browser tab until the name of the application is known.',
    expects: 'a text',
    accepts: (text) => text.trim() !== '',
  },
  icon: {
    description: 'The icon of the browser tab: a file, relative to the folder of the project.',
    expects: 'a file that ends in .svg, .png or .ico',
    accepts: (text) => /\.(?:svg|png|ico)$/i.test(text),
  },
  'theme-color': color("The colour of the browser's own bars in the light theme."),
  'theme-color-dark': color("The colour of the browser's own bars in the dark theme."),
  rendering: {
    description: '`light` builds the page without a shadow root.',
    expects: RENDERINGS.join(' or '),
    values: RENDERINGS,
    accepts: (text) => RENDERINGS.includes(text),
  },
} as const satisfies Record<string, SiteOption>;

export type SiteOptionName = keyof typeof SITE_OPTIONS;

/** The environment variable of an option: `api-base` is `PORTAL_API_BASE`. */
export const variableOf = (name: string): string => `PORTAL_${name.replaceAll('-', '_').toUpperCase()}`;
