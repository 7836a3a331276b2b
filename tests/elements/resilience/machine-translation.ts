import { findAll } from '../../support/shadow.ts';

/** Replaces every text node with two nested `<font>` elements, as the translation of a browser does. */
export function translate(element: Element): void {
  for (const parent of findAll(element, '*')) {
    for (const node of [...parent.childNodes]) {
      if (!(node instanceof Text) || !node.data.trim() || parent.localName === 'font') continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(`«${node.data}»`);
      outer.append(inner);
      node.replaceWith(outer);
    }
  }
}
