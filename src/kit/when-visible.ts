import { documentMember } from './document.ts';

/** Acts once, as soon as the page is visible. A page that is being prerendered is hidden until it is opened. */
export function whenVisible(act: () => void): { dispose(): void } {
  const dispose = () => removeEventListener('visibilitychange', actIfVisible);
  const actIfVisible = () => {
    if (documentMember('hidden')) return;
    dispose();
    act();
  };
  addEventListener('visibilitychange', actIfVisible);
  actIfVisible();
  return { dispose };
}
