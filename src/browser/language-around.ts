/** The language tag of the page at an element: that of its nearest ancestor with one, also outside a shadow tree (D92). */
export function languageAround(element: Element): string | undefined {
  const { host } = element.getRootNode() as ShadowRoot;
  return element.closest('[lang]')?.getAttribute('lang') ?? (host && languageAround(host));
}
