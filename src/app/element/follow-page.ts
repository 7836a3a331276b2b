import { listen } from '../../browser/listen.ts';

/** Fields with passwords and codes. */
const SECRET_FIELDS = '[autocomplete*=pass],[autocomplete^=one]';

export const secretFields = (root: ParentNode): NodeListOf<HTMLInputElement> =>
  root.querySelectorAll(SECRET_FIELDS);

/**
 * Removes what is secret from the document when the person leaves the page (D105): the back/forward cache shows a page as it was left,
 * before a script runs, and for good if scripts are switched off. Without React, which would wait for a message that Firefox loses if
 * it is posted now. `useOnRestore` tells the screens, whose state follows.
 */
export function followPage(root: ParentNode, removed: AbortSignal): void {
  const end = listen(
    globalThis,
    () => {
      for (const field of secretFields(root)) field.value = '';
      for (const part of root.querySelectorAll('[data-private]')) part.replaceChildren();
    },
    'pagehide',
  );
  removed.addEventListener('abort', end);
}
