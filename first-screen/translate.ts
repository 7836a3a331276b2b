/** Replaces the texts and the values of attributes below `root`. */
export function translate(root: Node, translated: (text: string) => string): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) node.data = translated(node.data);
    else if (node instanceof Element)
      for (const { name, value } of node.attributes) {
        const other = translated(value);
        if (other !== value) node.setAttribute(name, other);
      }
  }
}
