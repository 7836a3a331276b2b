/** A member of a document, even if an element hides it: with `<img name="head">`, `document.head` is that image. */
export const documentMember = <Name extends keyof Document>(name: Name, of = document): Document[Name] =>
  Reflect.get(Document.prototype, name, of);
