import { AREAS, type Area } from '../api/translations.ts';
import { LOCALES, type Locale } from '../i18n/locale.ts';
import { webUrl } from '../kit/url.ts';
import { isCaptcha } from './page/trusted-origins.ts';

/** Attribute values as the host page wrote them; an absent attribute is absent here. */
export type Attributes = { readonly [name: string]: string | undefined };

/** What the attributes of an element come to, each value checked, each gap filled. */
export interface Config {
  /** The API base is on an origin that this page does not trust: the element does nothing but say so (D36). */
  refused: boolean;
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
  account: Account;
  kind: AccessKind;
  voucher: string;
  campaignId: string;
  groupId: string;
  captchaSrc: URL;
  /** Begins and ends with a slash. */
  base: string;
  routing: Routing;
  /** Where the browser may be sent (D36). */
  origins: readonly string[];
}

/** The provider's own script (D19). */
const CAPTCHA = 'https://www.google.com/recaptcha/api.js';

const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const ACCOUNTS = ['any', 'member', 'user'] as const;
export type Account = (typeof ACCOUNTS)[number];

const KINDS = ['personaldata', 'personalreports'] as const;
export type AccessKind = (typeof KINDS)[number];

const ROUTINGS = ['auto', 'history', 'memory'] as const;
export type Routing = (typeof ROUTINGS)[number];

/**
 * Reads an element's attributes. A bad value is never fatal: a warning says which, and its default stands.
 * An address written by the embedder is relative to the page's origin (not to a `<base href>`), a default address to the
 * API's, because that is where the areas behind the login live. Where calls are made and the browser is sent, only trusted
 * origins are usable; `origins` begins with the page's own.
 */
export function readConfig(
  attributes: Attributes,
  origin: string,
  warn: (text: string) => void,
  origins: readonly string[] = [origin],
): Config {
  function read<T>(name: string, parse: (raw: string) => T | undefined, fallback: T): T {
    const raw = attributes[name]?.trim();
    if (raw === undefined || raw === '') return fallback;
    const value = parse(raw);
    if (value === undefined) warn(`The value of the attribute ${name} is not usable, its default stands.`);
    return value ?? fallback;
  }
  const oneOf = <T extends string>(name: string, values: readonly T[], fallback: T) =>
    read(name, (raw) => values.find((value) => value === raw), fallback);
  type Address = URL | undefined;
  const link = <T extends Address>(name: string, fallback: T) =>
    read<URL | T>(name, (raw) => webUrl(raw, origin), fallback);
  const isTrusted = (url: URL) => origins.includes(url.origin);
  function isAllowed(name: string, url: Address, test = isTrusted): boolean {
    const allowed = !url || test(url);
    if (!allowed)
      warn(
        `The origin in ${name} is not trusted. Add it to data-origins of the script tag, or call trustOrigins().`,
      );
    return allowed;
  }
  function trusted<T extends Address>(name: string, fallback: T, test = isTrusted): URL | T {
    const url = link(name, fallback);
    return isAllowed(name, url, test) ? url : fallback;
  }

  const page = new URL(origin);
  const askedBase = link('api-base', page);
  const refused = !isAllowed('api-base', askedBase);
  const apiBase = refused ? page : askedBase;
  const at = (path: string) => new URL(path, apiBase.origin);

  return {
    refused,
    apiBase,
    configUrl: trusted('config-url', undefined),
    locale: read<Locale | undefined>('locale', (raw) => LOCALES.find((locale) => locale === raw), undefined),
    theme: oneOf('theme', THEMES, 'auto'),
    loginUrl: trusted('login-url', at('/login/')),
    termsUrl: link('terms-url', at('/terms')),
    privacyUrl: link('privacy-url', at('/privacy')),
    memberUrl: trusted('member-url', at('/member')),
    adminUrl: trusted('admin-url', at('/admin')),
    messagesArea: oneOf('messages-area', AREAS, 'login'),
    provider: {
      name: attributes['provider-name']?.trim() || undefined,
      url: link('provider-url', undefined),
      logo: link('provider-logo', undefined),
    },
    email: attributes.email?.trim() ?? '',
    voucher: attributes.voucher?.trim() ?? '',
    campaignId: attributes['campaign-id']?.trim() ?? '',
    groupId: attributes['group-id']?.trim() ?? '',
    captchaSrc: trusted('captcha-src', new URL(CAPTCHA), (url) => isCaptcha(url, origins)),
    account: oneOf('account', ACCOUNTS, 'any'),
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
