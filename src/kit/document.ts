/** The accessors of a document. Not `Document.prototype`, because MooTools replaces `Document`. */
export const documentAccessors = (of = document): object => Object.getPrototypeOf(of);

/**
 * An address without its origin, unless a `<base>` leads to another one. The browser refuses a full address in the history of a page
 * that has a name and a password in its own.
 */
export function shortAddress(href: string): string {
  const { origin } = new URL(href);
  return new URL(documentMember('baseURI')).origin === origin ? href.slice(origin.length) : href;
}

/** A member of a document, even if an element hides it: with `<img name="head">`, `document.head` is that image. */
export const documentMember = <Name extends keyof Document>(name: Name, of = document): Document[Name] =>
  Reflect.get(documentAccessors(of), name, of);
