import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { RUNTIME } from './inline-runtime.ts';
import { codeWithMap } from './source-maps.ts';

/**
 * Lets a module export its own names only. The helper function of the bundler reads inherited ones as well, and throws for a value
 * that a script of the page has added to `Object.prototype`.
 */
export const ownExports: Plugin = {
  name: 'own-exports',
  transform: {
    filter: { id: new RegExp(`^${RUNTIME}$`) },
    handler(code) {
      const edited = new MagicString(code);
      edited.replaceAll('for (var name in all)', 'for (var name of Object.keys(all))');
      return codeWithMap(edited);
    },
  },
};
