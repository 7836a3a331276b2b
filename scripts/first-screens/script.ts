import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { closure } from '../build/closure.ts';

export const FIRST_SCREEN = 'first-screen';
const ROOTS = ['standalone/app.ts', 'src/features/login/login.screen.tsx'];

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
        ROOTS.map((root) => join(import.meta.dirname, '../..', root)),
        (module) => graph.getModuleInfo(module)?.importedIds ?? [],
      );
      return needed.has(id) ? FIRST_SCREEN : null;
    },
  };
}
