import { themeAddress } from '../themes.ts';

/**
 * The HTML to paste into a page of any site: the files and the API are on the site of the demo.
 * @param theme The name of a theme, or empty.
 * @param folder The address of the files.
 */
export function snippet(
  tag: string,
  attributes: readonly (readonly [name: string, value: string])[],
  theme: string,
  folder: URL,
): string {
  const all = new Map([['api-base', folder.origin], ...attributes]);
  const words = Array.from(all, ([name, value]) => `${name}="${escaped(value)}"`);
  const link = theme ? `<link rel="stylesheet" href="${new URL(themeAddress(theme), folder)}">\n` : '';
  // One attribute per line if there are more than two.
  const [separator, end] = words.length > 2 ? ['\n  ', '\n'] : [' ', ''];
  return `<script type="module" src="${new URL('portal.js', folder)}"></script>
${link}<${[tag, ...words].join(separator)}${end}></${tag}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string) => text.replace(/[&"<>]/g, (character) => ENTITIES[character] ?? character);
