import { listen } from '../../../browser/listen.ts';
import type { StyleRoot } from '../../../ui/sheet.ts';

/**
 * Firefox looks for passkeys when a field gets the focus. The email field may have had it before Firefox found the form.
 * It therefore gets it again, once, if the person opens the menu with a click or an arrow key.
 */
export function openMenuInFirefox(root: StyleRoot | undefined): () => void {
  let end = () => {};
  const focusAgain = (event: Event) => {
    const { target } = event;
    const isOpening = event.type === 'pointerdown' || (event as KeyboardEvent).key === 'ArrowDown';
    if (!isOpening || !(target instanceof HTMLInputElement) || target !== root?.activeElement) return;
    end();
    target.blur();
    // A click focuses it anyway.
    if (event.type === 'keydown') target.focus();
  };
  if (root && CSS.supports('-moz-orient: inline')) end = listen(root, focusAgain, 'pointerdown', 'keydown');
  return end;
}
