/* The first screens of the elements in a host page, for the script that shows them (first-screen/portal.ts). */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Markup } from '../../first-screen/build.ts';
import type { Common } from '../../first-screen/show.ts';
import { addDifferences } from './differences.ts';
import { FRAGMENT_TAGS } from './fragments.ts';
import type { RenderAt } from './renderer.ts';
import { OTHER_LOCALES, rowsOf } from './screens.ts';
import { styleFor } from './style.ts';

export interface FirstScreens extends Common {
  /** By tag. */
  screens: Record<string, Markup>;
}

/** Each element with a form, and the route that `<login-portal>` begins with. */
const PAGES = [...FRAGMENT_TAGS.map((tag) => [tag, undefined] as const), ['login-portal', 'login'] as const];

export async function screensOfElements(render: RenderAt): Promise<FirstScreens> {
  const texts = OTHER_LOCALES.map((locale) => [locale, new Map<string, string>()] as const);
  const sheets = new Set<string>();
  let all = '';

  async function draw(tag: string, route: string | undefined): Promise<Markup> {
    const inLanguage = (locale: string) =>
      render('/', tag, { routing: 'memory', locale, theme: 'light' }, route);
    const english = await inLanguage('en');
    for (const [locale, table] of texts)
      addDifferences(table, english.html, (await inLanguage(locale)).html, (name) => name === 'lang');
    for (const sheet of english.sheets) sheets.add(sheet);
    all += english.html;
    return markupOf(english.html);
  }

  const screens: Record<string, Markup> = {};
  for (const [tag, route] of PAGES) screens[tag] = withRoute(await draw(tag, route), route);
  const failed = await draw('voucher-redeem', 'failed');
  const css = await styleFor(all, [...sheets]);
  return { screens, failed, css, texts: rowsOf(texts.map(([, table]) => table)) };
}

/** The route whose screen it shows, for src/app/hydrate.tsx. */
function withRoute(markup: Markup, route: string | undefined): Markup {
  if (!route || typeof markup === 'string') return markup;
  const [name, attributes, ...children] = markup;
  return [name, { ...attributes, 'data-route': route }, ...children];
}

function markupOf(html: string): Markup {
  const [root] = parseFragment(html).childNodes;
  if (!root) throw new Error('The HTML is empty.');
  return toMarkup(root);
}

function toMarkup(node: DefaultTreeAdapterTypes.ChildNode): Markup {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (node.nodeName === '#comment') return ['', {}, (node as DefaultTreeAdapterTypes.CommentNode).data];
  const { tagName, attrs, childNodes } = node as DefaultTreeAdapterTypes.Element;
  return [
    tagName,
    Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    ...childNodes.map(toMarkup),
  ];
}
