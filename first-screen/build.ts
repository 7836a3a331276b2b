import { css, failed, texts } from 'virtual:first-screens';
import type { PreparedRoot } from '../src/app/element/hydrate.tsx';
import type { Shown } from '../src/app/page/registry.ts';
import { schemesAt } from '../src/browser/color-behind.ts';
import { languageAround } from '../src/browser/language-around.ts';
import { lookOf } from './look.ts';
import { show } from './show.ts';

/** A text, or an element with its attributes and children. */
export type Markup =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, ...children: Markup[]];

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** Builds nodes in another language, and without parsing HTML, which a page with Trusted Types forbids. */
function build(markup: Markup, translated: (text: string) => string, namespace = HTML): Node {
  if (typeof markup === 'string') return new Text(translated(markup));
  const [name, attributes, ...children] = markup;
  const inside = name === 'svg' ? SVG : namespace;
  const element = document.createElementNS(inside, name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, translated(value));
  element.append(...children.map((child) => build(child, translated, inside)));
  return element;
}

/** Shows the first screen of an element, unless it has a fragment. */
export function showBuilt(element: HTMLElement, content: Markup): Shown {
  const look = lookOf(element, texts, schemesAt(element), languageAround(element));
  const fragment = element.shadowRoot;
  const shadow: ShadowRoot & PreparedRoot = fragment ?? element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  if (!fragment) shadow.adoptedStyleSheets.push(sheet);
  const draw = (isFailure: boolean) => {
    if (fragment && !isFailure) return undefined;
    const root = build(isFailure ? failed : content, look.translated) as HTMLElement;
    if (look.isApart) root.dataset.apart = 'true';
    shadow.replaceChildren(root);
    return root;
  };
  shadow.unstyle = () => {
    shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
  return show(shadow, look, draw);
}
