/** A member of the document, even if an element hides it: with `<img name="head">`, `document.head` is that image. */
export const documentMember = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Document.prototype, name, document);
