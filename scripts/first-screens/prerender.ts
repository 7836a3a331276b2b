import type { build, Rolldown } from 'vite';
import { writeFragments } from './fragments.ts';
import { prerenderPage } from './page.ts';
import type { RenderAt } from './renderer.ts';

/** Adds the first screens to the standalone page of a build, and writes the fragments. */
export async function prerender(
  outDir: string,
  render: RenderAt,
  built: Awaited<ReturnType<typeof build>>,
): Promise<void> {
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  await writeFragments(outDir, render);
  await prerenderPage(outDir, render, (module) => chunks.find(isBuiltFrom(module))?.fileName);
}

const isBuiltFrom = (module: string) => (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'chunk' && Boolean(file.facadeModuleId?.endsWith(`/${module}`));
