/** A library that renders the elements, and the folder of the outputs that are built with it. */
export interface Renderer {
  outDir: string;
  /** The packages that replace imports of the source, for `resolve.alias`. */
  alias: Record<string, string>;
  pages: readonly string[];
}

const compat = 'preact/compat';

/** Every output is built once with each renderer, from the same source. */
export const RENDERERS: readonly Renderer[] = [
  { outDir: 'dist', alias: {}, pages: ['index.html', 'demo.html'] },
  { outDir: 'dist/compact', alias: { react: compat, 'react-dom': compat }, pages: ['index.html'] },
];
