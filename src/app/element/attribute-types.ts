import { LOCALES, type Locale, languageOf, languagesIn } from '../../i18n/locale.ts';
import { withoutShapeless } from '../../kit/text.ts';
import { webUrl } from '../../kit/url.ts';
import { isTrustedCaptcha } from '../page/trusted-captchas.ts';

/** What the value of an attribute depends on besides its text. */
export interface Page {
  /** The origin of the page. Addresses in attributes are relative to it, not to a `<base href>`. */
  origin: string;
  /** The origin of the API. Default addresses are relative to it, because the areas behind the login are there. */
  api: string;
  /** The origins that an element may call and navigate to. */
  trusted: readonly string[];
}

/** How the text of an attribute becomes a value. */
export interface Attribute<Value> {
  /** The values to choose from, if there is a list. */
  values?: readonly string[];
  /** The default as the text of an attribute, if it is fixed. */
  default?: string | undefined;
  /** `undefined` if the text is not a usable value. */
  parse(text: string, page: Page): Value | undefined;
  /** The value if the attribute is absent, unusable or not trusted. */
  fallback(page: Page): Value;
  /** Absent if every value is allowed. */
  isTrusted?(value: NonNullable<Value>, page: Page): boolean;
}

export type ValueOf<Type> = Type extends Attribute<infer Value> ? Value : never;

export const text: Attribute<string> = { parse: (raw) => raw, fallback: () => '' };

/** As in the path of a route. */
export const id: Attribute<string> = { ...text, parse: withoutShapeless };

export const oneOf = <const Value extends string, Default extends Value | undefined>(
  values: readonly Value[],
  initial: Default,
): Attribute<Value | Default> => ({
  values,
  default: initial,
  parse: (raw) => values.find((value) => value === raw),
  fallback: () => initial,
});

/** The tag of a language. */
export const language: Attribute<Locale | undefined> = {
  ...oneOf(LOCALES, undefined),
  parse: (raw) => languageOf(raw),
};

/** Several languages. */
export const languageList: Attribute<readonly Locale[]> = {
  default: LOCALES.join(' '),
  parse: languagesIn,
  fallback: () => LOCALES,
};

/** An address on any origin: for links, which a person follows, and for pictures. */
export function link(path: string): Attribute<URL>;
export function link(): Attribute<URL | undefined>;
export function link(path?: string): Attribute<URL | undefined> {
  return {
    default: path,
    parse: (raw, { origin }) => webUrl(raw, origin),
    fallback: ({ api }) => (path === undefined ? undefined : new URL(path, api)),
  };
}

const isTrusted = ({ origin }: URL, { trusted }: Page) => trusted.includes(origin);

/** An address on a trusted origin, because the author of an attribute may not be the author of the page (D36). */
export const trustedUrl = (path: string): Attribute<URL> => ({ ...link(path), isTrusted });

/** An address on the origin of the API, and relative to it. Another server must not decide what the elements do. */
export const apiUrl: Attribute<URL | undefined> = {
  ...link(),
  parse: (raw, { api }) => webUrl(raw, api),
  isTrusted: ({ origin }, { api }) => origin === api,
};

/** The address of a captcha's script. */
export const captchaScript: Attribute<URL | undefined> = {
  ...link(),
  isTrusted: isTrustedCaptcha,
};

/** The root of the API, by default the page's origin. */
export const apiRoot: Attribute<URL> = {
  parse: (raw, { origin }) => webUrl(raw, origin),
  fallback: ({ origin }) => new URL(origin),
  isTrusted,
};

/** A path that begins and ends with a slash. Only plain segments: the route matcher would read anything else as a pattern. */
export const folder = (path: string): Attribute<string> => ({
  default: path,
  parse(raw) {
    const candidate = `/${raw.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
    return /^\/(?:[\w~-][\w.~-]*\/)*$/.test(candidate) ? candidate : undefined;
  },
  fallback: () => path,
});
