import { AREAS, type Area } from '../api/translations.ts';
import { LOCALES, type Locale } from '../i18n/locale.ts';
import { urlWithin, webUrl } from '../kit/url.ts';

/** Attribute values as the host page wrote them; an absent attribute is absent here. */
export type Attributes = { readonly [name: string]: string | undefined };

/** What the attributes of an element come to, each value checked, each gap filled. */
export interface Config {
  apiBase: URL;
  configUrl: URL | undefined;
  locale: Locale | undefined;
  theme: Theme;
  loginUrl: URL;
  termsUrl: URL;
  privacyUrl: URL;
  memberUrl: URL;
  adminUrl: URL;
  messagesArea: Area;
  provider: { name: string | undefined; url: URL | undefined; logo: URL | undefined };
  email: string;
  kind: AccessKind;
  voucher: string;
  campaignId: string;
  groupId: string;
  captchaSrc: URL;
  /** Begins and ends with a slash. */
  base: string;
  routing: Routing;
  /** Where the browser may be sent: the page's own origin and the API's. */
  origins: readonly string[];
}

/** The provider's own script (D19). */
const CAPTCHA = 'https://www.google.com/recaptcha/api.js';

const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KINDS = ['personaldata', 'personalreports'] as const;
export type AccessKind = (typeof KINDS)[number];

const ROUTINGS = ['auto', 'history', 'memory'] as const;
export type Routing = (typeof ROUTINGS)[number];

/**
 * Reads an element's attributes. A bad value is never fatal: a warning says which, and its default stands.
 * An address written by the embedder is relative to the page's origin (not to a `<base href>`), a default address to the
 * API's, because that is where the areas behind the login live.
 */
export function readConfig(attributes: Attributes, origin: string, warn: (text: string) => void): Config {
  function read<T>(name: string, parse: (raw: string) => T | undefined, fallback: T): T {
    const raw = attributes[name]?.trim();
    if (raw === undefined || raw === '') return fallback;
    const value = parse(raw);
    if (value === undefined) warn(`The value of the attribute ${name} is not usable, its default stands.`);
    return value ?? fallback;
  }
  const oneOf = <T extends string>(name: string, values: readonly T[], fallback: T) =>
    read(name, (raw) => values.find((value) => value === raw), fallback);

  const apiBase = read('api-base', (raw) => webUrl(raw, origin), new URL(origin));
  const origins = [...new Set([origin, apiBase.origin])];
  const home = apiBase.origin;
  const destination = (name: string, path: string) =>
    read(name, (raw) => urlWithin(raw, origin, origins), new URL(path, home));
  const link = (name: string, path: string) => read(name, (raw) => webUrl(raw, origin), new URL(path, home));
  const optionalLink = (name: string) => read<URL | undefined>(name, (raw) => webUrl(raw, origin), undefined);

  return {
    apiBase,
    configUrl: read<URL | undefined>('config-url', (raw) => urlWithin(raw, origin, origins), undefined),
    locale: read<Locale | undefined>('locale', (raw) => LOCALES.find((locale) => locale === raw), undefined),
    theme: oneOf('theme', THEMES, 'auto'),
    loginUrl: destination('login-url', '/login/'),
    termsUrl: link('terms-url', '/terms'),
    privacyUrl: link('privacy-url', '/privacy'),
    memberUrl: destination('member-url', '/member'),
    adminUrl: destination('admin-url', '/admin'),
    messagesArea: oneOf('messages-area', AREAS, 'login'),
    provider: {
      name: attributes['provider-name']?.trim() || undefined,
      url: optionalLink('provider-url'),
      logo: optionalLink('provider-logo'),
    },
    email: attributes.email?.trim() ?? '',
    voucher: attributes.voucher?.trim() ?? '',
    campaignId: attributes['campaign-id']?.trim() ?? '',
    groupId: attributes['group-id']?.trim() ?? '',
    captchaSrc: link('captcha-src', CAPTCHA),
    kind: oneOf('kind', KINDS, 'personaldata'),
    base: read('base', parseBase, '/login/'),
    routing: oneOf('routing', ROUTINGS, 'auto'),
    origins,
  };
}

/** Whether the portal is the page (its route is in the address bar) or a guest in somebody else's (D21). */
export function usesHistory({ routing, base }: Config, pathname: string): boolean {
  return routing === 'history' || (routing === 'auto' && `${pathname}/`.startsWith(base));
}

/** A path of plain segments; the matcher would read anything else as a pattern. */
function parseBase(raw: string): string | undefined {
  const path = `/${raw.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  return /^\/(?:[\w~-][\w.~-]*\/)*$/.test(path) ? path : undefined;
}
