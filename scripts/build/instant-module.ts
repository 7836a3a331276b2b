import { join, relative } from 'node:path';
import { type InlineConfig, normalizePath, type Plugin } from 'vite';
import type { FirstState } from '../../first-screen/element.ts';
import { closure, staticImports } from './closure.ts';

const ENTRY = 'first-screen/element.ts';

/**
 * The build of dist/instant/<tag>.js: a small file that shows the first state of an element, and imports the element's module. It
 * also imports what that imports, so that the browser requests all files at the same time. Built after dist/elements/.
 */
export function instantModule(
  state: FirstState,
  outDir: string,
  { plugins = [], build, ...common }: InlineConfig,
): InlineConfig {
  const { tag } = state;
  const files = closure([join(outDir, 'elements', `${tag}.js`)], staticImports);
  const addresses = [...files].map((file) => `../${normalizePath(relative(outDir, file))}`);
  const imports = addresses.map((address) => `import(${JSON.stringify(address)})`);
  const call = `start(${JSON.stringify(state)}, () => Promise.all([${imports}]));`;
  const starts: Plugin = {
    name: 'starts',
    transform: (code, id) => (id.endsWith(`/${ENTRY}`) ? { code: `${code}\n${call}`, map: null } : undefined),
  };
  return {
    ...common,
    plugins: [...plugins, starts],
    build: {
      ...build,
      lib: { entry: ENTRY, formats: ['es'], fileName: () => `instant/${tag}.js` },
      rolldownOptions: {
        external: addresses,
        makeAbsoluteExternalsRelative: false,
        preserveEntrySignatures: false,
      },
    },
  };
}
