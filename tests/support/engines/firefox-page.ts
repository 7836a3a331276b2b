/** An init script for what Playwright lacks in Firefox. It must not refer to anything outside itself. */
export function adaptToFirefox(): void {
  // `fill` sets the value of an input, which React does not notice. This inserts the text as a key does. A form of the host
  // page may have the name of a member of the document.
  const insertText = (text: string) => {
    let element: Element | null | undefined = Reflect.get(Document.prototype, 'activeElement', document);
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (element instanceof HTMLIFrameElement) return element;
    Document.prototype.execCommand.call(document, 'insertText', false, text);
    return undefined;
  };
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insertText, set() {} });

  // The body of a request is not known, so a header repeats it.
  const { fetch } = window;
  window.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    if (typeof init?.body === 'string') headers.set('x-body', encodeURIComponent(init.body));
    return fetch(input, { ...init, headers });
  };
}
