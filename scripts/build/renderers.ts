import { join } from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { codeWithMap } from './source-maps.ts';

/** A library that renders the elements, and the folder of the outputs that are built with it. */
export interface Renderer {
  name: 'React' | 'Preact';
  outDir: string;
  /** The packages that replace imports of the source, for `resolve.alias`. */
  alias: Record<string, string>;
  plugins: readonly Plugin[];
  pages: readonly string[];
  /** Whether the elements are also built without the library, for pages that have it. */
  hasExternal?: boolean;
}

const preact = {
  react: 'preact/compat',
  'react-dom/client': join(import.meta.dirname, '../../elements/preact.ts'),
  'react-dom/server': 'preact/compat/server',
  'react-dom': 'preact/compat',
};

/**
 * Two packages import React as a default export, which keeps all of preact/compat in a bundle. A namespace keeps only what
 * they use.
 */
const namespaceImports: Plugin = {
  name: 'namespace-imports',
  transform(code) {
    const edited = new MagicString(code);
    edited.replace(/^import (\w+) from ["']react["']/m, 'import * as $1 from "react"');
    return edited.hasChanged() ? codeWithMap(edited) : undefined;
  },
};

/** Every output is built once with each renderer, from the same source. */
export const RENDERERS: readonly Renderer[] = [
  {
    name: 'React',
    outDir: 'dist',
    alias: {},
    plugins: [],
    pages: ['index.html', 'demo.html'],
    hasExternal: true,
  },
  {
    name: 'Preact',
    outDir: 'dist/compact',
    alias: preact,
    plugins: [namespaceImports],
    pages: ['index.html'],
  },
];
