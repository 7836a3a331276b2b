import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { codeWithMap } from './source-maps.ts';

/**
 * Removes the exports of CommonJS modules that nothing in the build reads, such as `Children` of React, which Rolldown keeps. A name
 * counts as read if it stands behind a dot or in a pattern, outside of a text. Minifying removes the values.
 */
export const unusedExports: Plugin = {
  name: 'unused-exports',
  renderChunk(code, _chunk, _options, { chunks }) {
    const found = [...code.matchAll(/^\s*\bexports\.(\w+) =/gm)];
    if (found.length === 0) return undefined;
    const modules = Object.values(chunks).flatMap((chunk) => Object.values(chunk.modules));
    const read = new Set(modules.flatMap((module) => namesRead(module.code ?? '')));
    const edited = new MagicString(code);
    for (const { 0: start, 1: name = '', index } of found)
      if (!read.has(name)) edited.update(index, index + start.length, '\nvoid');
    return edited.hasChanged() ? codeWithMap(edited) : undefined;
  },
};

const namesRead = (code: string) =>
  Array.from(code.replace(/"[^"\n]*"/g, '').matchAll(/(?<!\bexports)[.{,]\s*(\w+)/g), ([, name]) => name);
