import type { Mounted } from './mounted.ts';

/**
 * Libraries that morph a page into the HTML of the server, such as Turbo and Livewire, remove the content of an element without a
 * shadow root, because that HTML does not have it. What they did is undone.
 */
export function keepRoot({ element, root, removed }: Mounted): void {
  if (root !== element) return;
  let kept: Element | undefined;
  const keep = (records: MutationRecord[]) => {
    if (kept && kept.parentNode !== root) undo(records);
    // A first screen is replaced if it cannot be hydrated.
    kept = [...root.children].find((child) => child.matches('.root:not([data-first-screen], [data-route])'));
    observer.takeRecords();
  };
  const observer = new MutationObserver(keep);
  // morphdom also takes every element with an id out of the content.
  observer.observe(root, { childList: true, subtree: true });
  removed.addEventListener('abort', () => observer.disconnect());
  keep([]);
}

function undo(records: MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, nextSibling } of records.reverse()) {
    for (const node of addedNodes) target.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
}
