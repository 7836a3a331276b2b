/** The accessors of a document. Not `Document.prototype`, because MooTools replaces `Document`. */
export const documentAccessors = (of = document): object => Object.getPrototypeOf(of);

/** A member of a document, even if an element hides it: with `<img name="head">`, `document.head` is that image. */
export const documentMember = <Name extends keyof Document>(name: Name, of = document): Document[Name] =>
  Reflect.get(documentAccessors(of), name, of);
