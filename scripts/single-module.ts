import { basename } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { FirstState } from '../first-screen/element.ts';

/**
 * Builds dist/single/<tag>.js, for pages without another element: a small file that shows the first state of the element, and a
 * chunk with everything else that the element starts with.
 */
export async function buildSingle(state: FirstState, common: InlineConfig): Promise<void> {
  const { tag } = state;
  const built = [await build(app(tag, common))]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []));
  const chunk = built.find((file) => file.type === 'chunk' && file.isEntry);
  if (!chunk) throw new Error(`<${tag}> has no chunk.`);
  await build(starter(state, `./chunks/${basename(chunk.fileName)}`, common));
}

function app(tag: string, { build, ...common }: InlineConfig): InlineConfig {
  return {
    ...common,
    build: {
      ...build,
      lib: { entry: `elements/${tag}.ts`, formats: ['es'] },
      rolldownOptions: {
        // Otherwise, what lazy chunks share with the entry would be a second file.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'single/chunks/[name]-[hash].js',
          chunkFileNames: 'single/chunks/[name]-[hash].js',
        },
      },
    },
  };
}

const ENTRY = 'first-screen/element.ts';

function starter(
  state: FirstState,
  chunk: string,
  { plugins = [], build, ...common }: InlineConfig,
): InlineConfig {
  const call = `start(${JSON.stringify(state)}, () => import(${JSON.stringify(chunk)}));`;
  const starts: Plugin = {
    name: 'starts',
    transform: (code, id) => (id.endsWith(`/${ENTRY}`) ? { code: `${code}\n${call}`, map: null } : undefined),
  };
  return {
    ...common,
    plugins: [...plugins, starts],
    build: {
      ...build,
      lib: { entry: ENTRY, formats: ['es'], fileName: () => `single/${state.tag}.js` },
      rolldownOptions: {
        external: [chunk],
        makeAbsoluteExternalsRelative: false,
        preserveEntrySignatures: false,
      },
    },
  };
}
