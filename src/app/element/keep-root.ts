import type { Mounted } from './mounted.ts';

/**
 * Libraries that morph a page into the HTML of the server, such as Turbo and Livewire, remove the content of an element without a
 * shadow root, because that HTML does not have it. It is put back, with what was typed. Screenshots of html2canvas do not contain it:
 * the library stops at the first colour that is not in sRGB, and the whole page would have no screenshot.
 */
export function keepRoot({ element, root, removed }: Mounted): void {
  let kept: Element | undefined;
  const keep = () => {
    // A first screen is replaced if it cannot be hydrated.
    const shown = [...root.children].find((child) =>
      child.matches('.root:not([data-first-screen], [data-route])'),
    );
    if (!shown && kept && root === element) root.replaceChildren(kept);
    kept = shown ?? kept;
    kept?.setAttribute('data-html2canvas-ignore', '');
  };
  const observer = new MutationObserver(keep);
  observer.observe(root, { childList: true });
  removed.addEventListener('abort', () => observer.disconnect());
  keep();
}
