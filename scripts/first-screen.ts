import { join } from 'node:path';
import type { Rolldown } from 'vite';

export const FIRST_SCREEN = 'first-screen';
const ROOTS = ['elements/login-portal.ts', 'src/screens/login/login.screen.tsx'];

/**
 * The portal, its login screen and what both import, in one chunk: shared pieces in files of their own would cost requests
 * and compress worse. For `codeSplitting.groups` of the page's build.
 */
export function firstScreen(): Rolldown.CodeSplittingGroup {
  let needed: ReadonlySet<string> | undefined;
  return {
    debugName: 'first screen',
    name(id, graph) {
      needed ??= closure(
        ROOTS.map((root) => join(import.meta.dirname, '..', root)),
        (module) => graph.getModuleInfo(module)?.importedIds ?? [],
      );
      return needed.has(id) ? FIRST_SCREEN : null;
    },
  };
}

function closure(roots: string[], importsOf: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(roots);
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}
