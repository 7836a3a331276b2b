import { documentMember } from './document.ts';
import { listenFirst } from './listen.ts';

/** A person has moved the pointer or pressed something in a page that the browser reports as hidden. */
let isUsed = false;

const isVisible = () => isUsed || !documentMember('hidden');

/**
 * Acts once, as soon as the page is visible. A page that is being prerendered is hidden until it is opened. Some embedded browsers
 * report every page as hidden, so a page that somebody uses counts as visible.
 */
export function whenVisible(act: () => void): { dispose(): void } {
  const actIfVisible = () => {
    if (!isVisible()) return;
    dispose();
    act();
  };
  const look = ({ type, isTrusted }: Event) => {
    isUsed ||= isTrusted && type !== 'visibilitychange';
    actIfVisible();
  };
  // Capturing, because those of text fields do not leave their element.
  const dispose = listenFirst(globalThis, look, 'visibilitychange', 'pointermove', 'pointerdown', 'keydown');
  actIfVisible();
  return { dispose };
}
