import { build, type InlineConfig } from 'vite';
import { createRenderer, type ScreenRenderer } from '../first-screens/renderer.ts';
import { screensOfElements } from '../first-screens/screens-of-elements.ts';
import { firstScreen } from '../first-screens/script.ts';
import { sheetsInHtml } from '../first-screens/sheets-in-html.ts';
import { writeFirstScreens } from '../first-screens/write.ts';
import { type ModulesByFile, recordModules } from '../release/notices/bundled.ts';
import { captchaImports, captchaModules } from './captcha-modules.ts';
import { comments } from './comments.ts';
import { elementModules } from './element-modules.ts';
import { inlineRuntime } from './inline-runtime.ts';
import { minify } from './minify.ts';
import { oneFile } from './one-file.ts';
import { ownExports } from './own-exports.ts';
import { portalModule } from './portal-module.ts';
import type { Renderer } from './renderers.ts';
import { sourceMaps } from './source-maps.ts';
import { unusedExports } from './unused-exports.ts';

/** The modules that are not elements. */
const FUNCTIONS = {
  'elements/texts': 'elements/texts.ts',
  'elements/trust': 'elements/trust.ts',
  'elements/react-events': 'elements/react.ts',
  'react-server': 'elements/server.ts',
};

/** What all builds of a renderer have in common. */
const common = ({ name, alias, plugins }: Renderer, mode: 'production' | 'development') =>
  ({
    mode,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      // React asks for it, and browsers have none.
      process: 'undefined',
      RENDERER: JSON.stringify(name),
    },
    plugins: [...plugins, captchaImports, ownExports, unusedExports, minify],
    resolve: { alias: Object.entries(alias).map(([find, replacement]) => ({ find, replacement })) },
  }) satisfies InlineConfig;

/**
 * Builds the pages of a renderer with their first screens, and returns what has rendered them. In development mode
 * the app contains React's warnings.
 */
export async function buildPages(
  renderer: Renderer,
  mode: 'production' | 'development' = 'production',
): Promise<ScreenRenderer> {
  const { outDir, pages } = renderer;
  const config = common(renderer, mode);
  const server = await createRenderer(config.resolve.alias);
  const login = await server.render(
    '/',
    'login-portal',
    { base: '/', locale: 'en', theme: 'light' },
    'login',
  );
  const built = await build({
    ...config,
    plugins: [...config.plugins, sheetsInHtml(login.sheets), inlineRuntime],
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input: [...pages], output: { codeSplitting: { groups: [firstScreen()] } } },
    },
  });
  await writeFirstScreens(outDir, server, built);
  return server;
}

/**
 * Builds the outputs of a renderer: the pages, the one file, one module per element, and portal.js. Returns the modules in each
 * file.
 */
export async function buildOutputs(renderer: Renderer): Promise<ModulesByFile> {
  const { outDir } = renderer;
  const modules: ModulesByFile = {};
  const recorded = {
    ...renderer,
    plugins: [...renderer.plugins, recordModules(modules), sourceMaps, comments],
  };
  const server = await buildPages(recorded);
  const config = common(recorded, 'production');
  const output = { outDir, emptyOutDir: false };

  /** Library mode adds no preload hints for `import()`, which would write into the `document.head` of the host page. */
  const library = { ...config, base: './' } satisfies InlineConfig;

  await build(oneFile({ ...library, build: output }));

  await build(elementModules('elements', { ...library, build: output }));
  if (renderer.hasExternal)
    await build(elementModules('modules', { ...library, build: output }, [/^react(-dom)?(\/|$)/]));

  await build(portalModule(await screensOfElements(server), outDir, { ...library, build: output }));

  for (const module of captchaModules({ ...library, build: output })) await build(module);

  /** Separate builds, so that nothing needs a shared chunk for them. The shared state is in the registry of the page. */
  for (const [name, entry] of Object.entries(FUNCTIONS))
    await build({
      ...library,
      build: {
        ...output,
        lib: { entry, formats: ['es'], fileName: () => `${name}.js` },
        rolldownOptions: { output: { chunkFileNames: 'elements/chunks/[name]-[hash].js' } },
      },
    });
  return modules;
}
