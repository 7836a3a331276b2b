/** The document itself. A sandbox for parts of a page has a proxy in its place, which the accessors of a document refuse. */
export const ownDocument = (): Document => (globalThis.Text && new Text().ownerDocument) || document;

/** The accessors of a document. Not `Document.prototype`, because MooTools replaces `Document`. */
const documentAccessors = (of: Document): object => Object.getPrototypeOf(of);

/**
 * An address without its origin, unless a `<base>` leads to another one. The browser refuses a full address in the history of a page
 * that has a name and a password in its own.
 */
export function shortAddress(href: string): string {
  const { origin } = new URL(href);
  return new URL(documentMember('baseURI')).origin === origin ? href.slice(origin.length) : href;
}

/** A member of a document, even if an element hides it: with `<img name="head">`, `document.head` is that image. */
export const documentMember = <Name extends keyof Document>(name: Name, of = ownDocument()): Document[Name] =>
  Reflect.get(documentAccessors(of), name, of);

export function setDocumentMember(name: 'cookie' | 'title', value: string, of = ownDocument()): void {
  Reflect.set(documentAccessors(of), name, value, of);
}
