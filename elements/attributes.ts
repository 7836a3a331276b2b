import type { AttributeName } from '../src/app/element/attributes.ts';

/* Groups of attributes, by the elements that have them. The attributes themselves are in src/app/element/attributes.ts. */

/** Every element has these. */
export const BASE_ATTRIBUTES = [
  'api-base',
  'locale',
  'languages',
  'theme',
  'messages-area',
  'loading',
] as const;

/** Elements that link to the terms and the privacy statement have these. */
export const LINK_ATTRIBUTES = ['terms-url', 'privacy-url'] as const;

/** Every element with a screen has these. */
export const SCREEN_ATTRIBUTES = [
  ...BASE_ATTRIBUTES,
  ...LINK_ATTRIBUTES,
  'config-url',
  'login-url',
  'member-url',
  'admin-url',
  'provider-name',
  'provider-url',
  'provider-logo',
  'email',
] as const satisfies readonly AttributeName[];

/** `<login-portal>` has these. */
export const PORTAL_ATTRIBUTES = [
  ...SCREEN_ATTRIBUTES,
  'base',
  'routing',
  'rendering',
  'holiday-effects',
  'cross-site',
  'captcha',
  'captcha-src',
  'registration-success-url',
] as const satisfies readonly AttributeName[];
