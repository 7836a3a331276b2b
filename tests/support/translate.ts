import { findAll } from './shadow.ts';

/** What a translating browser does: each text is copied into two nested `<font>`, the text itself is gone. */
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
