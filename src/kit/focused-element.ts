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
