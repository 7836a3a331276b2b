/* What the build does with rendered HTML. */
import { type DefaultTreeAdapterTypes, parseFragment, serializeOuter } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** The `.root` element of rendered content. */
export function parseRoot(html: string): Element {
  const [root] = parseFragment(html).childNodes;
  if (!root || !isElement(root)) throw new Error('The content has no root.');
  return root;
}

export const toHtml = (nodes: readonly Node[]): string => nodes.map((node) => serializeOuter(node)).join('');

export const isElement = (node: Node): node is Element => 'tagName' in node;

export function* nodesIn(node: Node): Generator<Node> {
  yield node;
  if (isElement(node)) for (const child of node.childNodes) yield* nodesIn(child);
}

export function findByClass(root: Element, name: string): Element {
  for (const node of nodesIn(root))
    if (isElement(node) && attributesOf(node).class?.split(' ').includes(name)) return node;
  throw new Error(`The content has no .${name}.`);
}

export const attributesOf = ({ attrs }: Element): Record<string, string> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

export function setAttribute(element: Element, name: string, value = ''): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}
