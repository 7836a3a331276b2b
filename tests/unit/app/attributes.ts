import { ATTRIBUTES, type AttributeName } from '../../../src/app/attributes.ts';
import { type AttributeTexts, type Config, readConfig } from '../../../src/app/config.ts';
import { camelCase } from '../../../src/kit/camel-case.ts';

export const PAGE = 'https://portal.example';
export const API = 'https://api.example';

/** Reads a configuration from attributes on a page at PAGE that also trusts `trusted`, and collects the warnings. */
export function readAttributes(attributes: AttributeTexts, ...trusted: string[]) {
  const warnings: string[] = [];
  const config = readConfig(attributes, PAGE, (text) => warnings.push(text), [PAGE, ...trusted]);
  return { config, warnings };
}

/** The attributes for which trusting the origin is not enough. */
const WARNINGS: Record<string, string> = {
  'captcha-src':
    'the script is not trusted. Add it to data-captcha of the script tag, or call trustCaptcha().',
  'config-url': 'the origin is not that of the API.',
};

export const untrustedWarning = (name: string) =>
  `${name}: ${WARNINGS[name] ?? 'the origin is not trusted. Add it to data-origins of the script tag, or call trustOrigins().'}`;

export const attributeNames = Object.keys(ATTRIBUTES) as AttributeName[];

/** The defaults that are not empty. */
const DEFAULTS: Partial<Record<AttributeName, string>> = {
  'api-base': `${PAGE}/`,
  theme: 'auto',
  'login-url': `${PAGE}/login/`,
  'terms-url': `${PAGE}/terms`,
  'privacy-url': `${PAGE}/privacy`,
  'member-url': `${PAGE}/member`,
  'admin-url': `${PAGE}/admin`,
  'registration-success-url': `${PAGE}/registrationsuccess`,
  loading: 'eager',
  'messages-area': 'login',
  account: 'any',
  kind: 'personaldata',
  captcha: 'recaptcha',
  base: '/login/',
  routing: 'auto',
  rendering: 'shadow',
};
export const defaultOf = (name: string): string => DEFAULTS[name as AttributeName] ?? '';

/** The value of an attribute as text. It is empty if there is none. */
export const configValue = (name: string, config: Config): string =>
  String(config[camelCase(name as AttributeName)] ?? '');
