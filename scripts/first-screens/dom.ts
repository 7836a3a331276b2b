import { JSDOM } from 'jsdom';

/** The `.root` element of rendered content. */
export function parseRoot(html: string): Element {
  const root = JSDOM.fragment(html).firstElementChild;
  if (!root) throw new Error('The content has no root.');
  return root;
}

export function find(root: Element, selector: string): Element {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`The content has no ${selector}.`);
  return found;
}
