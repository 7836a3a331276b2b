/** Finds an element that the page must contain. */
export function find<Type extends HTMLElement>(selector: string): Type {
  const element = document.querySelector<Type>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}
