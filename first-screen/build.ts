/** A text, or an element with its attributes and children, or a comment, which has no name. */
export type Markup =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, ...children: Markup[]];

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** Builds nodes without parsing HTML, which a page with Trusted Types forbids. */
export function build(markup: Markup, namespace = HTML): Node {
  if (typeof markup === 'string') return new Text(markup);
  const [name, attributes, ...children] = markup;
  if (!name) return new Comment(String(children[0] ?? ''));
  const inside = name === 'svg' ? SVG : namespace;
  const element = document.createElementNS(inside, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children.map((child) => build(child, inside)));
  return element;
}
