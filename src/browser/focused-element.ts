import { documentMember } from './document.ts';

/** Whether no element of the page has the focus. */
export function isFocusFree(): boolean {
  return documentMember('activeElement') === documentMember('body');
}

/** The element that has the focus, also in a shadow root; the body if none has. */
export function focusedElement(page?: Document): Element | null {
  let focused = documentMember('activeElement', page);
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** Moves the focus after an answer, for which the person may not have waited. */
export function giveFocus(part: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (part && !isUsedElsewhere(part)) part.focus(options);
}

/** Whether the person writes in the page around the element of this part, or uses a frame or a modal of it, and keeps the focus. */
export function isUsedElsewhere(part: HTMLElement): boolean {
  const focused = focusedElement();
  if (!focused || part.closest('.root')?.contains(focused)) return false;
  const { host = part } = part.getRootNode() as ShadowRoot;
  const place = focused.closest('[aria-modal=true]')?.compareDocumentPosition(host);
  // Not in it, around it, or in another tree, as what is slotted into the modal of a library.
  return (place && !(place & 25)) || focused.matches(':read-write,iframe,object,embed,select');
}
