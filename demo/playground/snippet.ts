import { foreignAddresses } from '../../standalone/configured-page.ts';
import { themeAddress } from '../themes.ts';

/** The settings of a snippet. The values are the text that the person entered. */
export interface SnippetSettings {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  /** The name of a theme, or empty. */
  theme: string;
  /** The origin of the files, or empty if it is the page's own. */
  home: string;
  /** The path of the files. It ends with a slash. */
  folder: string;
}

/** The HTML to paste. On another site `api-base` is the origin of the files, unless the person has set it. */
export function snippet({ tag, attributes, theme, home, folder }: SnippetSettings): string {
  const all = home ? new Map([['api-base', home], ...attributes]) : attributes;
  const files = home + folder;
  const script = element('script', [
    ['type', 'module'],
    ['src', `${files}portal.js`],
  ]);
  const link = theme ? [`<link rel="stylesheet" href="${escaped(files + themeAddress(theme))}">`] : [];
  return [...trustModule(attributes, home, files), script, ...link, element(tag, [...all])].join('\n');
}

/** The module that trusts what neither the page nor the script comes from. A module cannot read the attributes of its tag. */
function trustModule(attributes: SnippetSettings['attributes'], home: string, files: string): string[] {
  const { origins: foreign, captcha } = foreignAddresses(Object.fromEntries(attributes));
  const origins = foreign.filter((origin) => origin !== home);
  const calls = [
    ...(origins.length > 0 ? [`trustOrigins(${JSON.stringify(origins)});`] : []),
    ...(captcha ? [`trustCaptcha(${JSON.stringify(captcha)});`] : []),
  ];
  if (calls.length === 0) return [];
  const names = calls.map((call) => call.slice(0, call.indexOf('('))).join(', ');
  const lines = [`import { ${names} } from '${files}elements/trust.js';`, ...calls];
  return [`<script type="module">\n  ${lines.join('\n  ').replaceAll('<', '\\u003c')}\n</script>`];
}

/** Writes one attribute per line if there are more than two. */
function element(tag: string, attributes: readonly (readonly [string, string])[]): string {
  const words = attributes.map(([name, value]) => `${name}="${escaped(value)}"`);
  const isLong = words.length > 2;
  const separator = isLong ? '\n  ' : ' ';
  return `<${[tag, ...words].join(separator)}${isLong ? '\n' : ''}></${tag}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (character) => ENTITIES[character] ?? character);
}

export interface StyleSettings {
  tag: string;
  properties: ReadonlyMap<string, string>;
  /** The name of a part, or empty. */
  part: string;
}

/** The style sheet to paste. It is separate from the HTML, because a strict policy allows no inline styles. */
export function styleSheet({ tag, properties, part }: StyleSettings): string {
  const declarations = [...properties].map(([name, value]) => `  ${name}: ${value};`);
  const rules = [
    ...(declarations.length > 0 ? [`${tag} {\n${declarations.join('\n')}\n}`] : []),
    ...(part ? [`${tag}::part(${part}) {\n  /* Your declarations */\n}`] : []),
  ];
  return rules.join('\n\n') || '/* Choose a part or a custom property. */';
}

/** Adds the origin of the files and the API to a policy for the page's own origin. */
export function policyAt(home: string, policy: string): string {
  return home ? policy.replaceAll("-src 'self'", `-src 'self' ${home}`) : policy;
}
