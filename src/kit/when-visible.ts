import { documentMember } from './document.ts';

/** A person has moved the pointer or pressed something in a page that the browser reports as hidden. */
let isUsed = false;

const isVisible = () => isUsed || !documentMember('hidden');

/**
 * Acts once, as soon as the page is visible. A page that is being prerendered is hidden until it is opened. Some embedded browsers
 * report every page as hidden, so a page that somebody uses counts as visible.
 */
export function whenVisible(act: () => void): { dispose(): void } {
  const ending = new AbortController();
  const dispose = () => ending.abort();
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
  for (const type of ['visibilitychange', 'pointermove', 'pointerdown', 'keydown'])
    addEventListener(type, look, { capture: true, signal: ending.signal });
  actIfVisible();
  return { dispose };
}
