/** A member of the page's document, also if an element hides it: with `<img name="head">`, `document.head` is that picture. */
export const documentMember = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Document.prototype, name, document);
