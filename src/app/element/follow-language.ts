import type { Mounted } from './mounted.ts';

/** The language of the page may change in place, as it does in single-page applications and with Turbo (D92). */
export function followLanguage({ element, removed, update, ownsAddress }: Mounted): void {
  if (ownsAddress()) return;
  const observer = new MutationObserver(update);
  const options = { attributeFilter: ['lang'], subtree: true };
  for (let root = element.getRootNode(); root; root = (root as ShadowRoot).host?.getRootNode())
    observer.observe(root, options);
  removed.addEventListener('abort', () => observer.disconnect());
}
