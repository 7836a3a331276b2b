import { build, type PluginOption } from 'vite';
import { type ModulesByFile, recordModules } from '../release/notices/bundled.ts';

/** Builds a program as one file for Node without dependencies, and records the modules in it. */
export async function buildProgram(
  source: string,
  outDir: string,
  file: string,
  options: { plugins?: PluginOption[]; alias?: Record<string, string> } = {},
): Promise<ModulesByFile> {
  const modules: ModulesByFile = {};
  await build({
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [...(options.plugins ?? []), recordModules(modules)],
    resolve: { alias: options.alias ?? {} },
    ssr: { noExternal: true },
    build: {
      ssr: source,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: file, codeSplitting: false, minify: true } },
    },
  });
  return modules;
}
