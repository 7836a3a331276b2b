import type { Attribute } from '../src/app/element/attribute-types.ts';
import { ATTRIBUTES } from '../src/app/element/attributes.ts';
import type { AuthorTexts } from '../src/app/page/registry.ts';
import type { Site } from './check.ts';
import { type FileOption, SITE_ATTRIBUTES, SITE_PAGE } from './options.ts';
import { TEXTS_ID } from './site-texts.ts';

interface WrittenFile {
  /** Relative to the base. */
  address: string;
  content: string | Buffer;
}

/** The files that a configuration names, and the script for its `monitoring-url`. */
export type SiteFiles = { readonly [Name in FileOption | 'monitoring']?: WrittenFile };

/** Its height is fixed, so that nothing moves when the picture arrives. */
const LOGO_STYLE = '[slot=logo]{block-size:2.25em;object-fit:contain}';

/** Writes a configuration into the index.html of the package. */
export function configuredPage(html: string, site: Site, files: SiteFiles = {}): string {
  const [, packed = ''] = /<login-portal base="([^"]*)"/.exec(html) ?? [];
  const { icon, logo, 'logo-dark': darkLogo, 'theme-file': theme, monitoring } = files;
  const { base = packed, title, 'theme-color': light, 'theme-color-dark': dark, texts } = site;
  const trusted = foreignAddresses(site);
  const image = ({ address }: WrittenFile, theme: string | undefined) =>
    `<img slot="logo"${named('data-theme', theme)} src="${packed}${address}"${named('alt', title)}>`;
  const edits: (readonly [place: RegExp, text: string | undefined])[] = [
    [/(?<=<title>).*(?=<\/title>)/, title && escaped(title)],
    [/(?<="theme-color" content=")[^"]*(?=" [^>]*light)/, light],
    [/(?<="theme-color" content=")[^"]*(?=" [^>]*dark)/, dark],
    [/(?<=rel="icon" href=")[^"]*/, icon && packed + icon.address],
    [
      /(?<=<script type="module")/,
      named('data-origins', trusted.origins.join(' ')) + named('data-captcha', trusted.captcha),
    ],
    [
      /(?=<script type="module")/,
      monitoring && `<script src="${packed}${monitoring.address}" defer></script>\n    `,
    ],
    [/(?=<script type="module")/, texts && textBlock(texts)],
    [/(?=<\/head>)/, logo && `  <style>${LOGO_STYLE}</style>\n  `],
    [
      /(?<=<login-portal[^>]*)(?=>)/,
      portalAttributes(site)
        .map(([name, value]) => named(name, value))
        .join(''),
    ],
    [
      /(?=<\/login-portal>)/,
      logo && image(logo, darkLogo && 'light') + (darkLogo ? image(darkLogo, 'dark') : ''),
    ],
  ];
  const page = edits.reduce((text, [place, part]) => (part ? replaced(text, place, part) : text), html);
  const based = page
    .replaceAll(`="${packed}assets/`, () => `="${base}assets/`)
    .replace(`<login-portal base="${packed}"`, () => `<login-portal base="${base}"`);
  const rendered = site.rendering === 'light' ? withoutShadowRoot(based) : based;
  const styled = theme ? themed(rendered, base, theme) : rendered;
  // As a browser reads it, because the hashes are those of what it reads.
  return styled.replace(/\r\n?/g, '\n');
}

/** Data, which a policy does not block. `<` could end the script. */
const textBlock = (texts: AuthorTexts) =>
  `<script type="application/json" id="${TEXTS_ID}">${JSON.stringify(texts).replaceAll('<', '\\u003c')}</script>\n    `;

/** A policy may block the inline style, as it may block that of the page, so the file comes last. */
function themed(html: string, base: string, { address, content }: WrittenFile): string {
  // In CSS, an escaped letter or slash is the same as without the escape.
  const css = String(content)
    .trim()
    .replace(/<(?=\/|script|style)/gi, '<\\');
  const page = replaced(html, /(?=<\/head>)/, `  <style>${css}</style>\n  `);
  return replaced(page, /(?=<\/body>)/, `<link rel="stylesheet" crossorigin href="${base}${address}">`);
}

function replaced(html: string, place: RegExp, text: string): string {
  if (!place.test(html)) throw new Error(`index.html has no ${place}.`);
  // Not as a string, in which `$` has a meaning.
  return html.replace(place, () => text);
}

/** The attributes that are added. `base` has a value to replace, and `rendering` also changes the first screen. */
export const portalAttributes = (site: Site): (readonly [name: string, value: string])[] =>
  SITE_ATTRIBUTES.filter((name) => name !== 'base' && name !== 'rendering').flatMap((name) => {
    const value = site[name];
    return value === undefined ? [] : [[name, value] as const];
  });

/**
 * What the page has to trust. Its operator has named it in addresses that must be trusted (D36): a captcha by its whole address,
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

/** The content of the declarative shadow root becomes that of the element. */
const withoutShadowRoot = (page: string): string =>
  replaced(page, /(?<=<login-portal)/, ' rendering="light"').replace(
    /<template shadowrootmode="open">(.*?)<\/template>/s,
    // In the layer of src/ui/sheet.ts.
    (_template, content: string) =>
      content.replace(/(?<=<style>).*?(?=<\/style>)/gs, '@layer login-portal{$&}'),
  );

const named = (name: string, value: string | undefined) => (value ? ` ${name}="${escaped(value)}"` : '');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
