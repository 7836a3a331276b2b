import { themeAddress } from '../themes.ts';

/** What a snippet is made of; the values are text as a person typed it. */
export interface SnippetParts {
  tag: string;
  /** A switch is true. */
  attributes: ReadonlyMap<string, string | true>;
  /** The name of a theme, or nothing. */
  look: string;
  /** Where the files lie: an origin, or nothing for the page's own. */
  home: string;
  /** Of the script, as the `integrity` attribute wants it. */
  integrity: string;
}

/**
 * HTML to paste. On another site the element has to be told where its API is, unless the person has told it.
 */
export function snippet({ tag, attributes, look, home, integrity }: SnippetParts): string {
  const all = home ? new Map<string, string | true>([['api-base', home], ...attributes]) : attributes;
  const origins = originsIn(attributes).filter((origin) => origin !== home);
  const script = element('script', [
    ['src', `${home}/login-portal.js`],
    ['integrity', integrity],
    ['crossorigin', 'anonymous'],
    ...(origins.length > 0 ? [['data-origins', origins.join(' ')] as const] : []),
    ['defer', true],
  ]);
  const theme = look ? [`<link rel="stylesheet" href="${escaped(home + themeAddress(look))}">`] : [];
  return [script, ...theme, element(tag, [...all])].join('\n');
}

/** Attributes whose origin has to be trusted, unless it is that of the page or of the script. */
const TRUSTED = ['api-base', 'config-url', 'login-url', 'member-url', 'admin-url'];

function originsIn(attributes: SnippetParts['attributes']): string[] {
  const addresses = TRUSTED.map((name) => String(attributes.get(name))).filter((text) => URL.canParse(text));
  const origins = addresses.map((address) => new URL(address).origin);
  return [...new Set(origins)].filter((origin) => origin.startsWith('http'));
}

/** Beyond two attributes each has a line. */
function element(tag: string, attributes: readonly (readonly [string, string | true])[]): string {
  const words = attributes.map(([name, value]) => (value === true ? name : `${name}="${escaped(value)}"`));
  const isLong = words.length > 2;
  const separator = isLong ? '\n  ' : ' ';
  return `<${[tag, ...words].join(separator)}${isLong ? '\n' : ''}></${tag}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (character) => ENTITIES[character] ?? character);
}

/** Lets a policy of the page's own origin also fetch from the origin that has the files and the API. */
export function policyAt(home: string, policy: string): string {
  return home ? policy.replaceAll("-src 'self'", `-src 'self' ${home}`) : policy;
}
