/* The first screens of the elements in a host page, for the script that shows them (first-screen/portal.ts). */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Markup } from '../../first-screen/build.ts';
import type { FirstScreen, Look } from '../../first-screen/show.ts';
import { addDifferences } from './differences.ts';
import { FRAGMENT_TAGS } from './fragments.ts';
import type { RenderAt } from './renderer.ts';
import { OTHER_LOCALES, rowsOf } from './screens.ts';
import { styleFor } from './style.ts';

export interface FirstScreens extends Look {
  /** By tag. */
  screens: Record<string, FirstScreen>;
}

const TAGS = [...FRAGMENT_TAGS, 'login-portal'];

export async function screensOfElements(render: RenderAt): Promise<FirstScreens> {
  const screens: Record<string, FirstScreen> = {};
  const texts = OTHER_LOCALES.map((locale) => [locale, new Map<string, string>()] as const);
  const sheets = new Set<string>();
  let all = '';

  for (const tag of TAGS) {
    const route = tag === 'login-portal' ? 'login' : undefined;
    const draw = (locale: string, name?: string) =>
      render('/login/', tag, { base: '/login/', locale, theme: 'light' }, name);
    const english = [await draw('en', route), await draw('en', 'failed')] as const;
    for (const [locale, table] of texts) {
      const others = [await draw(locale, route), await draw(locale, 'failed')];
      for (const [index, { html }] of english.entries())
        addDifferences(table, html, others[index]?.html ?? '', (attribute) => attribute === 'lang');
    }
    const [content, failed] = english.map(({ html }) => markupOf(html));
    if (!content || !failed) throw new Error(`<${tag}> has no first screen.`);
    screens[tag] = { content: withRoute(content, route), failed };
    for (const each of english) {
      all += each.html;
      for (const sheet of each.sheets) sheets.add(sheet);
    }
  }
  return {
    css: await styleFor(all, [...sheets]),
    texts: rowsOf(texts.map(([, table]) => table)),
    screens,
  };
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
