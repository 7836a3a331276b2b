/** A text, or an element with its attributes and children. */
export type Markup =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, ...children: Markup[]];

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** Builds nodes in another language, and without parsing HTML, which a page with Trusted Types forbids. */
export function build(markup: Markup, translated: (text: string) => string, namespace = HTML): Node {
  if (typeof markup === 'string') return new Text(translated(markup));
  const [name, attributes, ...children] = markup;
  const inside = name === 'svg' ? SVG : namespace;
  const element = document.createElementNS(inside, name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, translated(value));
  element.append(...children.map((child) => build(child, translated, inside)));
  return element;
}
