import type { build, Rolldown } from 'vite';
import { writeFragments } from './fragments.ts';
import { addFirstScreens } from './page.ts';
import type { ScreenRenderer } from './renderer.ts';

/** Adds the first screens to the standalone page of a build, and writes the fragments. */
export async function writeFirstScreens(
  outDir: string,
  renderer: ScreenRenderer,
  built: Awaited<ReturnType<typeof build>>,
): Promise<void> {
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const fileOf = (module: string) => chunks.find(isBuiltFrom(module))?.fileName ?? '';
  const modules = await renderer.modulesOfRoutes();
  await writeFragments(outDir, renderer);
  await addFirstScreens(outDir, renderer.render, {
    textsOf: (locale) => fileOf(`locales/${locale}.json`),
    screenOf: (route) => fileOf(modules[route] ?? ''),
  });
}

const isBuiltFrom = (module: string) => (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'chunk' && Boolean(file.facadeModuleId?.endsWith(`/${module}`));
