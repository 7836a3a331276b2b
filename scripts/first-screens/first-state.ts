/* The first state of an element, for the script that shows it (first-screen/element.ts). */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Markup } from '../../first-screen/build.ts';
import type { FirstState } from '../../first-screen/element.ts';
import { addDifferences } from './differences.ts';
import type { RenderAt } from './renderer.ts';
import { OTHER_LOCALES, rowsOf } from './screens.ts';
import { styleFor } from './style.ts';

export async function firstState(tag: string, render: RenderAt): Promise<FirstState> {
  const draw = (locale: string, route?: string) => render('/', tag, { locale, theme: 'light' }, route);
  const english = [await draw('en'), await draw('en', 'failed')] as const;
  const texts = OTHER_LOCALES.map((locale) => [locale, new Map<string, string>()] as const);
  for (const [locale, table] of texts) {
    const others = [await draw(locale), await draw(locale, 'failed')];
    for (const [index, { html }] of english.entries())
      addDifferences(table, html, others[index]?.html ?? '', (attribute) => attribute === 'lang');
  }
  const [content, failed] = english;
  return {
    tag,
    content: markupOf(content.html),
    failed: markupOf(failed.html),
    css: await styleFor(content.html + failed.html, [...new Set(english.flatMap(({ sheets }) => sheets))]),
    texts: rowsOf(texts.map(([, table]) => table)),
  };
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
