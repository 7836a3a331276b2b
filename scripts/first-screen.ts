import { join } from 'node:path';
import type { Rolldown } from 'vite';

export const FIRST_SCREEN = 'first-screen';
const ROOTS = ['elements/login-portal.ts', 'src/screens/login/login.screen.tsx'];

/**
 * Puts the portal, its login screen and all their imports into one chunk, which needs fewer requests and compresses better
 * than several files. For `codeSplitting.groups` of the page build.
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
