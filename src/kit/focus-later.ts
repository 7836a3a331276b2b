import { focusedElement, isFocusFree, isUsedElsewhere } from './focused-element.ts';

/** Milliseconds: some frames, in which a browser tells assistive technology that the focused element is gone. */
const AFTER_REMOVAL = 50;

/**
 * Moves the focus a moment later: screen readers do not read what gets the focus together with the removal of the focused element. A
 * key that is pressed before moves the focus first, so that its text is not lost. Does nothing if the person has moved the focus
 * meanwhile, or {@link isUsedElsewhere | is elsewhere in the page}.
 */
export function focusLater(part: HTMLElement | null, focus = () => part?.focus()): void {
  const former = focusedElement();
  const now = (event?: KeyboardEvent) => {
    if ((focusedElement() === former || isFocusFree()) && part && !isUsedElsewhere(part)) {
      // The second of two Enters or spaces, or a key that is held, was meant for what is gone (second-click.ts).
      if (event?.repeat || /^(Enter| )$/.test(event?.key ?? '')) return event?.preventDefault();
      focus();
    }
    removeEventListener('keydown', now, true);
  };
  setTimeout(now, AFTER_REMOVAL);
  addEventListener('keydown', now, true);
}
