import { AREAS } from '../../contract/translations.ts';
import {
  apiRoot,
  apiUrl,
  captchaScript,
  folder,
  id,
  language,
  languageList,
  link,
  oneOf,
  text,
  trustedUrl,
} from './attribute-types.ts';

/**
 * The attributes of the elements: name, type, allowed values, default and, in the comment, documentation. `Config`, its
 * parser, the types of the package, the editor data and docs/elements.md derive from this table. `@default` describes a
 * default that is not a fixed value.
 */
export const ATTRIBUTES = {
  /**
   * Root of the API, on a trusted origin. The paths of the API are appended to it.
   * @default the page's origin
   */
  'api-base': apiRoot,
  /**
   * The language, until the person chooses another one on this page. It may have a region, such as `nl-NL`.
   * @default the person's saved choice, else the language of the host page (`lang`), else the browser's, else the first of `languages`
   */
  locale: language,
  /** The languages that are offered, such as `nl en`. No other is used, whoever asks for it. With a single one, there is no switcher. */
  languages: languageList,
  /**
   * The theme, until the person chooses another one on this page. `auto` is the theme that the person saved, else the system's if
   * the `color-scheme` of the page supports dark, else that of the page.
   */
  theme: oneOf(['auto', 'light', 'dark'], 'auto'),
  /**
   * When `portal.js` loads the element: at once, or only when the person uses it or scrolls near it.
   */
  loading: oneOf(['eager', 'lazy'], 'eager'),
  /** The group of texts that is requested from the server. */
  'messages-area': oneOf(AREAS, 'login'),
  /** Address of the terms and conditions. */
  'terms-url': link('/terms'),
  /** Address of the privacy statement. */
  'privacy-url': link('/privacy'),
  /**
   * Address of the application configuration, on the origin of the API.
   * @default /api/v1/settings/config
   */
  'config-url': apiUrl,
  /** Address of the login page, on a trusted origin. */
  'login-url': trustedUrl('/login/'),
  /**
   * Keeps the login in this element if the API and the page are on different sites. Otherwise it continues on the page of
   * `login-url`, because most browsers block the cookies of another site.
   */
  'cross-site': oneOf(['stay'], undefined),
  /** Where a member goes after signing in, on a trusted origin. */
  'member-url': trustedUrl('/member'),
  /** Where an admin goes after signing in, on a trusted origin. */
  'admin-url': trustedUrl('/admin'),
  /** Where an emailed link that finishes a registration leads, on a trusted origin, with the parameters of the registration. */
  'registration-success-url': trustedUrl('/registrationsuccess'),
  /**
   * The name after "Powered by", or the text alternative of the picture there. "Powered by" is not shown without any of the three
   * attributes of the provider, or if it would only repeat the application's name.
   * @default with one of the others: the application's name, else the host of the address
   */
  'provider-name': text,
  /** The link of "Powered by". */
  'provider-url': link(),
  /** The picture after "Powered by", in place of the name. */
  'provider-logo': link(),
  /** Fills the email field. */
  email: text,
  /** The kind of account whose password is forgotten. With `any` the server looks for both kinds. */
  account: oneOf(['any', 'member', 'user'], 'any'),
  /** What the mailed link shows: the data stored about the person, or their reports. */
  kind: oneOf(['personaldata', 'personalreports'], 'personaldata'),
  /** Fills the voucher field. */
  voucher: text,
  /** Registers for this campaign. */
  'campaign-id': id,
  /** Registers for this group. If both are set, the group is used. */
  'group-id': id,
  /**
   * The provider of the captcha, if the configuration asks for one: reCAPTCHA v3, or one that is shown in the form.
   */
  captcha: oneOf(['recaptcha', 'altcha', 'turnstile', 'hcaptcha', 'friendly'], 'recaptcha'),
  /**
   * The script of the captcha: the provider's, or one with the same interface that the page trusts with `trustCaptcha` or
   * `data-captcha`. `altcha` has none.
   * @default that of the provider
   */
  'captcha-src': captchaScript,
  /** The path that the routes are under. */
  base: folder('/login/'),
  /**
   * `history` shows the route in the address bar, `memory` never changes it, `auto` is `history` if the page is inside
   * `base`.
   */
  routing: oneOf(['auto', 'history', 'memory'], 'auto'),
  /** The effects on holidays, which are only shown on the standalone page. */
  'holiday-effects': oneOf(['on', 'off'], 'on'),
  /**
   * `light` renders without a shadow root, so that every password manager finds the fields. It is only used on the
   * standalone page, has no slots, and does not change after the element is connected.
   */
  rendering: oneOf(['shadow', 'light'], 'shadow'),
};

export type AttributeName = keyof typeof ATTRIBUTES;
