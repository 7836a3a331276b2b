import { useEffect, useState } from 'react';
import type { Host } from '../element/host.ts';
import { createVisitScope, type VisitScope } from './visit-scope.ts';

/**
 * The scope of an element. When the page takes the element out, secrets are dropped, and what was sent is stopped, because the answer
 * could open another page. The page may put the element back.
 */
export function useVisitScope(host: Host): VisitScope {
  const [scope] = useState(() => createVisitScope(host.removed));
  useEffect(() => {
    const { shadowRoot } = host.element;
    const stop = (event: Event) => {
      for (const input of host.root.querySelectorAll<HTMLInputElement>(
        '[autocomplete*=pass],[autocomplete^=one]',
      )) {
        input.value = '';
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      // The address, the title and the history of its own page are given back at once.
      if (scope.stop() && !host.isPage) event.preventDefault();
    };
    shadowRoot?.addEventListener('out', stop);
    shadowRoot?.addEventListener('returned', scope.resume);
    return () => {
      shadowRoot?.removeEventListener('out', stop);
      shadowRoot?.removeEventListener('returned', scope.resume);
    };
  }, [scope, host]);
  return scope;
}
