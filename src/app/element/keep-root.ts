import type { Mounted } from './mounted.ts';

/**
 * Libraries that morph a page into the HTML of the server, such as Turbo and Livewire, remove the content of an element without a
 * shadow root, because that HTML does not have it. What they did is undone. Screenshots of html2canvas do not contain it:
 * the library stops at the first colour that is not in sRGB, and the whole page would have no screenshot.
 */
export function keepRoot({ element, root, removed }: Mounted): void {
  const isLight = root === element;
  let kept: Element | undefined;
  const keep = (records: MutationRecord[]) => {
    if (isLight && kept && kept.parentNode !== root) undo(records);
    // A first screen is replaced if it cannot be hydrated.
    kept = [...root.children].find((child) => child.matches('.root:not([data-first-screen], [data-route])'));
    kept?.setAttribute('data-html2canvas-ignore', '');
    observer.takeRecords();
  };
  const observer = new MutationObserver(keep);
  // morphdom also takes every element with an id out of the content.
  observer.observe(root, { childList: true, subtree: isLight });
  removed.addEventListener('abort', () => observer.disconnect());
  keep([]);
}

function undo(records: MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, nextSibling } of records.reverse()) {
    for (const node of addedNodes) target.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
}
