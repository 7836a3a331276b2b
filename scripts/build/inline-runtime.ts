import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { codeWithMap } from './source-maps.ts';

export const RUNTIME = '\0rolldown/runtime.js';
const CHUNK = 'rolldown-runtime';

/**
 * Copies the helper functions of the bundler into each chunk that uses them. Rolldown puts them into a file of their own if
 * there are groups (https://github.com/rolldown/rolldown/issues/2654). Minifying removes the unused ones.
 */
export const inlineRuntime: Plugin = {
  name: 'inline-runtime',
  renderChunk(code, _chunk, _options, { chunks }) {
    const helpers = Object.values(chunks).find(({ name }) => name === CHUNK);
    const source = helpers?.modules[RUNTIME]?.code ?? '';
    const edited = new MagicString(code);
    edited.replace(new RegExp(`^import .* from "[^"]*/${CHUNK}.*$`, 'm'), () => source);
    return edited.hasChanged() ? codeWithMap(edited) : undefined;
  },
  generateBundle: {
    // Before Vite adds the files that a chunk imports to the page.
    order: 'pre',
    handler(_options, bundle) {
      const helpers = Object.values(bundle).find(({ name }) => name === CHUNK)?.fileName;
      if (!helpers) return;
      delete bundle[helpers];
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.imports = chunk.imports.filter((file) => file !== helpers);
    },
  },
};
