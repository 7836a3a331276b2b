import type { Mounted } from './mounted.ts';

/** Slotted content keeps the type and the colour of the element if the file does not load. */
export function followSlots(mounted: Mounted): void {
  const { element, root, removed } = mounted;
  const style = () => {
    // A page that is the portal's own has no type.
    if (element.querySelector(':scope > [slot]') && !mounted.ownsAddress())
      import('./slot-styles.ts').then(({ styleSlots }) => styleSlots(mounted)).catch(() => {});
  };
  style();
  root.addEventListener('slotchange', style, { signal: removed });
}
