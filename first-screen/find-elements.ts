import { documentMember, ownDocument } from '../src/browser/document.ts';

/**
 * Calls `meet` for each element with one of these names, now and when one is added or its attribute `loading` changes: in the page,
 * and in the open shadow roots of other elements.
 */
export function findElements(tags: readonly string[], meet: (element: HTMLElement) => void): void {
  const names = new Set(tags);
  const awaited = new Set<string>();
  // Not a method of the document, because an element with its name would hide it.
  const walk = (root: Node): TreeWalker =>
    documentMember('createTreeWalker').call(ownDocument(), root, NodeFilter.SHOW_ELEMENT);

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'attributes') visit(target);
      else addedNodes.forEach(search);
  });

  function follow(tree: Document | ShadowRoot) {
    observer.observe(tree, { childList: true, subtree: true, attributeFilter: ['loading'] });
    search(tree);
  }

  function search(root: Node) {
    const walker = walk(root);
    for (let node: Node | null = root; node; node = walker.nextNode()) visit(node);
  }

  function visit(node: Node) {
    const { localName, shadowRoot } = node as HTMLElement;
    if (names.has(localName))
      try {
        meet(node as HTMLElement);
      } catch (error) {
        // One element must not stop the others.
        console.error(error);
      }
    // A field named `shadowRoot` hides that of its form.
    else if (shadowRoot?.host === node) follow(shadowRoot);
    else if (localName?.includes('-')) awaitDefinition(localName);
  }

  /** An element that is not defined yet may get a shadow root with its definition. */
  function awaitDefinition(name: string) {
    if (awaited.has(name) || customElements.get(name)) return;
    awaited.add(name);
    customElements.whenDefined(name).then(
      () => search(ownDocument()),
      // Names such as `font-face` are reserved.
      () => {},
    );
  }

  follow(ownDocument());
}
