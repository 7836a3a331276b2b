import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { shortWordLists } from '../build/word-lists.ts';

type Server = typeof import('./render.tsx');

/** Renders an element as on a page with this path. */
export type RenderAt = (
  path: string,
  ...options: Parameters<Server['renderElement']>
) => ReturnType<Server['renderElement']>;

export interface ScreenRenderer extends Pick<Server, 'formTags' | 'modulesOfRoutes'> {
  render: RenderAt;
}

/** Builds the elements for a server. */
export async function createRenderer(): Promise<ScreenRenderer> {
  // Inside the project, so that Node finds the packages.
  const outDir = mkdtempSync(join(import.meta.dirname, '../../node_modules/.first-screens-'));
  await build({
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: [shortWordLists] },
    build: {
      ssr: join(import.meta.dirname, 'render.tsx'),
      outDir,
      cssMinify: 'esbuild',
      // In one file, which is removed below.
      rolldownOptions: { output: { codeSplitting: false }, checks: { ineffectiveDynamicImport: false } },
    },
    ssr: { noExternal: true },
  });
  const { renderElement, ...server }: Server = await import(pathToFileURL(join(outDir, 'render.js')).href);
  rmSync(outDir, { recursive: true });
  return {
    ...server,
    render: (path, ...options) => inBrowser(path, () => renderElement(...options)),
  };
}

/** Defines what rendering reads from a browser. Only the path changes the HTML. */
async function inBrowser<T>(path: string, act: () => Promise<T>): Promise<T> {
  const location = new URL(path, 'https://origin.invalid');
  class Document {
    get baseURI() {
      return location.href;
    }
  }
  const globals = {
    location,
    Document,
    document: new Document(),
    history: { state: null, replaceState() {} },
    matchMedia: () => ({ matches: false }),
    getComputedStyle: () => ({ colorScheme: 'light dark' }),
    // Node's own warns if it is read.
    localStorage: undefined,
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, value });
  try {
    return await act();
  } finally {
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
  }
}
