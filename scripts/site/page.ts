import type { Attribute } from '../../src/app/attribute-types.ts';
import { ATTRIBUTES } from '../../src/app/attributes.ts';
import { webUrl } from '../../src/kit/url.ts';
import type { Site } from './check.ts';
import { SITE_ATTRIBUTES, SITE_PAGE } from './options.ts';

/** The attributes of `<login-portal>`. Two are missing: index.html has `base`, and the first screen depends on `rendering`. */
export const portalAttributes = (site: Site): (readonly [name: string, value: string])[] =>
  SITE_ATTRIBUTES.filter((name) => name !== 'base' && name !== 'rendering').flatMap((name) => {
    const value = site[name];
    return value === undefined ? [] : [[name, value] as const];
  });

/** Writes the options into index.html. `icon` is the address of the icon's file. */
export function configuredPage(html: string, site: Site, icon = site.icon): string {
  const attributes = portalAttributes(site).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return html
    .replace(/(?<=<title>).*(?=<\/title>)/, (title) => (site.title ? escaped(site.title) : title))
    .replace(/(?<=rel="icon" href=")[^"]*/, (address) => (icon ? escaped(icon) : address))
    .replace(/(?<="theme-color" content=")[^"]*(?=" [^>]*light)/, (color) => site['theme-color'] ?? color)
    .replace(/(?<="theme-color" content=")[^"]*(?=" [^>]*dark)/, (color) => site['theme-color-dark'] ?? color)
    .replace(/(?<=<login-portal[^>]*)(?=>)/, () => attributes.join(''));
}

/**
 * What the page has to trust. Its builder has named it in addresses that must be trusted (D36): a captcha by its whole address,
 * and anything else by its origin. The settings are on the origin of the API.
 */
export function foreignAddresses(site: Site): { origins: string[]; captcha: string | undefined } {
  const untrusted = SITE_ATTRIBUTES.flatMap((name) => {
    const { parse, isTrusted }: Attribute<unknown> = ATTRIBUTES[name];
    const address = parse(site[name] ?? '', SITE_PAGE);
    return address instanceof URL && isTrusted?.(address, SITE_PAGE) === false ? [{ name, address }] : [];
  });
  const captcha = untrusted.find(({ name }) => name === 'captcha-src') && site['captcha-src'];
  const origins = untrusted.filter(({ name }) => name !== 'captcha-src' && name !== 'config-url');
  return { origins: [...new Set(origins.map(({ address }) => address.origin))], captcha };
}

/** What the page loads from an address, as a directive of its policy. */
const DIRECTIVES = {
  'api-base': 'connect-src',
  'provider-logo': 'img-src',
  'captcha-src': 'script-src',
} as const;

/** Allows what the page loads from other origins. */
export function sitePolicy(policy: string, site: Site): string {
  const sources = Object.entries(DIRECTIVES).map(([name, directive]) => {
    const { origin = '' } = webUrl(site[name as keyof typeof DIRECTIVES] ?? '') ?? {};
    return [directive, origin] as const;
  });
  return policy.replace(/([\w-]+-src) 'self'/g, (allowed, directive) => {
    const origins = sources.filter(([each, origin]) => each === directive && origin);
    return [allowed, ...new Set(origins.map(([, origin]) => origin))].join(' ');
  });
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
