/**
 * The attributes of the elements. What stands here is the documentation: types, manifest and tables are generated from
 * these comments (`scripts/api/`). Addresses are http(s) and relative to the page's origin; a bad value is
 * warned of once, and its default stands. So is an address on an origin that is not trusted, where one is asked for.
 */

/** A boolean is true by being there, as in HTML. */
export type AttributeType = 'string' | 'boolean';

/** Every element has these: whose texts it shows, in which language and theme. */
export const SPEAKING = {
  /**
   * Where the API lives: a trusted origin, or an address on one that the paths of the API are appended to.
   * @default the page's origin
   */
  'api-base': 'string',
  /**
   * The language, until the person chooses another one on this page.
   * @values en nl de pl pt
   * @default the person's saved choice, else the browser's language, else en
   */
  locale: 'string',
  /**
   * The theme, until the person chooses another one on this page; `auto` is the saved choice, else the system's, and
   * follows the system when it changes.
   * @values auto light dark
   * @default auto
   */
  theme: 'string',
  /**
   * Which group of texts the server is asked for.
   * @values login admin member
   * @default login
   */
  'messages-area': 'string',
} as const satisfies Record<string, AttributeType>;

/** Elements that link to them have these. */
export const LINKS = {
  /**
   * The terms and conditions.
   * @default /terms
   */
  'terms-url': 'string',
  /**
   * The privacy statement.
   * @default /privacy
   */
  'privacy-url': 'string',
} as const satisfies Record<string, AttributeType>;

/** Every element with a screen has these. */
export const COMMON = {
  ...SPEAKING,
  ...LINKS,
  /**
   * Address of the application configuration, on a trusted origin.
   * @default /api/v1/settings/config
   */
  'config-url': 'string',
  /**
   * The login page, on a trusted origin.
   * @default /login/
   */
  'login-url': 'string',
  /**
   * Where a member goes after signing in, on a trusted origin.
   * @default /member
   */
  'member-url': 'string',
  /**
   * Where an admin goes after signing in, on a trusted origin.
   * @default /admin
   */
  'admin-url': 'string',
  /**
   * The name after "Powered by", or the text alternative of the picture there.
   * @default the application's name, else the host of `provider-url` or of `provider-logo`
   */
  'provider-name': 'string',
  /** The link of "Powered by". It needs no name. */
  'provider-url': 'string',
  /** The picture after "Powered by", in place of the name. It needs no name. */
  'provider-logo': 'string',
} as const satisfies Record<string, AttributeType>;

/** Elements with a form have these. */
export const FORM = {
  /** Fills the e-mail field. */
  email: 'string',
} as const satisfies Record<string, AttributeType>;

/** `<login-portal>` has these. */
export const ROUTING = {
  /**
   * The path the routes live under.
   * @default /login/
   */
  base: 'string',
  /**
   * `history` shows the route in the address bar, `memory` never touches it, `auto` is history where the page lies
   * inside `base`.
   * @values auto history memory
   * @default auto
   */
  routing: 'string',
} as const satisfies Record<string, AttributeType>;

/** `<forgot-password>` has this. */
export const ACCOUNT = {
  /**
   * The kind of account whose password is forgotten: the server looks for both kinds, or for one.
   * @values any member user
   * @default any
   */
  account: 'string',
} as const satisfies Record<string, AttributeType>;

/** `<access-request>` has this. */
export const ACCESS = {
  /**
   * What the link shows: the data held on the person, or their reports.
   * @values personaldata personalreports
   * @default personaldata
   */
  kind: 'string',
} as const satisfies Record<string, AttributeType>;

/** `<voucher-redeem>` has this. */
export const VOUCHER = {
  /** Fills the voucher field. */
  voucher: 'string',
} as const satisfies Record<string, AttributeType>;

/** `<self-register>` has these. */
export const REGISTRATION = {
  /** Registers for this campaign. */
  'campaign-id': 'string',
  /** Registers for this group; it comes before a campaign. */
  'group-id': 'string',
} as const satisfies Record<string, AttributeType>;

/** Elements that can register have this. */
export const CAPTCHA = {
  /**
   * The script of the captcha, if the configuration wants one: the interface of reCAPTCHA v3. It comes from the provider or from
   * a trusted origin.
   * @default https://www.google.com/recaptcha/api.js
   */
  'captcha-src': 'string',
} as const satisfies Record<string, AttributeType>;
