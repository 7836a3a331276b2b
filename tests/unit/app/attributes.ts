import { type AttributeTexts, type Config, readConfig } from '../../../src/app/config.ts';

export const PAGE = 'https://portal.example';
export const API = 'https://api.example';

/** Reads a configuration from attributes on a page at PAGE that also trusts `trusted`, and collects the warnings. */
export function readAttributes(attributes: AttributeTexts, ...trusted: string[]) {
  const warnings: string[] = [];
  const config = readConfig(attributes, PAGE, (text) => warnings.push(text), [PAGE, ...trusted]);
  return { config, warnings };
}

export const untrustedWarning = (name: string) =>
  `The origin in ${name} is not trusted. Add it to data-origins of the script tag, or call trustOrigins().`;

/** The configuration value of each attribute; URLs as their href. */
const values: Record<string, (config: Config) => unknown> = {
  'api-base': ({ apiBase }) => apiBase.href,
  'config-url': ({ configUrl }) => configUrl?.href,
  locale: ({ locale }) => locale,
  theme: ({ theme }) => theme,
  'login-url': ({ loginUrl }) => loginUrl.href,
  'terms-url': ({ termsUrl }) => termsUrl.href,
  'privacy-url': ({ privacyUrl }) => privacyUrl.href,
  'member-url': ({ memberUrl }) => memberUrl.href,
  'admin-url': ({ adminUrl }) => adminUrl.href,
  'messages-area': ({ messagesArea }) => messagesArea,
  'provider-name': ({ providerName }) => providerName,
  'provider-url': ({ providerUrl }) => providerUrl?.href,
  'provider-logo': ({ providerLogo }) => providerLogo?.href,
  email: ({ email }) => email,
  account: ({ account }) => account,
  kind: ({ kind }) => kind,
  'captcha-src': ({ captchaSrc }) => captchaSrc.href,
  base: ({ base }) => base,
  routing: ({ routing }) => routing,
};
export const defaults: Record<string, unknown> = {
  'api-base': `${PAGE}/`,
  theme: 'auto',
  'login-url': `${PAGE}/login/`,
  'terms-url': `${PAGE}/terms`,
  'privacy-url': `${PAGE}/privacy`,
  'member-url': `${PAGE}/member`,
  'admin-url': `${PAGE}/admin`,
  'messages-area': 'login',
  email: '',
  'provider-name': '',
  account: 'any',
  kind: 'personaldata',
  'captcha-src': 'https://www.google.com/recaptcha/api.js',
  base: '/login/',
  routing: 'auto',
};
export const attributeNames = Object.keys(values);
export const configValue = (name: string, config: Config) => values[name]?.(config);
