/*
 * The chunks of dist/elements/. An element starts with at most three files: its own, the shared chunk and, if `<login-portal>`
 * loads the same screen or banner with `import()`, the chunk of that. Its own file imports the other two, so the browser
 * requests them at the same time.
 */
import MagicString from 'magic-string';
import type { Plugin, Rolldown } from 'vite';
import { closure } from './closure.ts';
import { codeWithMap } from './source-maps.ts';

/**
 * One chunk for all modules that an element and another element or lazy chunk import statically. A second chunk for the parts
 * of forms would save 5 kB for the elements without a form, but would be the fourth file of those with one.
 */
export const sharedChunk: Rolldown.CodeSplittingGroup = {
  debugName: 'shared by elements',
  name(id, graph) {
    const importers = (module: string) => graph.getModuleInfo(module)?.importers ?? [];
    const isElement = (module: string) => graph.getModuleInfo(module)?.isEntry;
    const roots = [...closure([id], importers)].filter((module) => importers(module).length === 0);
    return roots.length > 1 && roots.some(isElement) ? 'shared' : null;
  },
};

const RUNTIME = '\0rolldown/runtime.js';

/**
 * Copies the helper functions of the bundler into each chunk that uses them. Rolldown puts them into a file of their own if
 * there are groups (https://github.com/rolldown/rolldown/issues/2654). Minifying removes the unused ones.
 */
export const inlineRuntime: Plugin = {
  name: 'inline-runtime',
  renderChunk(code, _chunk, _options, { chunks }) {
    const helpers = Object.values(chunks).find(({ moduleIds }) => moduleIds.includes(RUNTIME));
    const source = helpers?.modules[RUNTIME]?.code ?? '';
    const edited = new MagicString(code);
    edited.replace(/^import .* from "[^"]*\/rolldown-runtime.*$/m, () => source);
    return edited.hasChanged() ? codeWithMap(edited) : undefined;
  },
  generateBundle(_options, bundle) {
    for (const [file, chunk] of Object.entries(bundle))
      if (chunk.type === 'chunk' && chunk.moduleIds.includes(RUNTIME)) delete bundle[file];
  },
};
