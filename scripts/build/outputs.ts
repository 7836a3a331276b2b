import { build, type InlineConfig, type Plugin } from 'vite';
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
import { reactChunk } from './react-chunk.ts';
import { sourceMaps } from './source-maps.ts';
import { unusedExports } from './unused-exports.ts';

/** The modules that are not elements. */
const FUNCTIONS = {
  'elements/texts': 'elements/texts.ts',
  'elements/trust': 'elements/trust.ts',
  'elements/react-events': 'elements/react.ts',
  'react-server': 'elements/server.ts',
};

/** What the compact build has in place of React. */
const PREACT = {
  react: 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
};

/** What all builds have in common. */
const common = (plugins: readonly Plugin[]) =>
  ({
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      // React asks for it, and browsers have none.
      process: 'undefined',
      RENDERER: '"React"',
    },
    plugins: [...plugins, captchaImports, ownExports, unusedExports, minify],
  }) satisfies InlineConfig;

/** Builds the pages with their first screens, and returns what has rendered them. */
export async function buildPages(
  outDir: string,
  pages: readonly string[],
  plugins: readonly Plugin[] = [],
): Promise<ScreenRenderer> {
  const config = common(plugins);
  const server = await createRenderer();
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
      rolldownOptions: {
        input: [...pages],
        output: { codeSplitting: { groups: [reactChunk, firstScreen()] } },
      },
    },
  });
  await writeFirstScreens(outDir, server, built);
  return server;
}

/**
 * Builds the outputs in dist/: the pages, the one file, one module per element, and portal.js; and in dist/compact/ those for pages of
 * others with preact. Returns the modules in each file.
 */
export async function buildOutputs(): Promise<ModulesByFile> {
  const modules: ModulesByFile = {};
  const plugins = [recordModules(modules), sourceMaps, comments];
  const server = await buildPages('dist', ['index.html', 'demo.html'], plugins);
  const screens = await screensOfElements(server);

  /** Library mode adds no preload hints for `import()`, which would write into the `document.head` of the host page. */
  const library = {
    ...common(plugins),
    base: './',
    build: { outDir: 'dist', emptyOutDir: false },
  } satisfies InlineConfig;
  const compact = {
    ...library,
    define: { ...library.define, RENDERER: '"Preact"' },
    resolve: { alias: PREACT },
  };

  for (const [folder, config] of [
    ['', library],
    ['compact/', compact],
  ] as const) {
    await build(oneFile(folder, config));
    await build(elementModules(`${folder}elements`, config));
    await build(portalModule(screens, folder, config));
  }
  await build(elementModules('modules', library, [/^react(-dom)?(\/|$)/]));
  for (const module of captchaModules(library)) await build(module);

  /** Separate builds, so that nothing needs a shared chunk for them. The shared state is in the registry of the page. */
  for (const [name, entry] of Object.entries(FUNCTIONS))
    await build({
      ...library,
      build: {
        ...library.build,
        lib: { entry, formats: ['es'], fileName: () => `${name}.js` },
        rolldownOptions: { output: { chunkFileNames: 'elements/chunks/[name]-[hash].js' } },
      },
    });
  return modules;
}
