import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { wordListPackage } from '../../build/word-lists.ts';

/** The ids of the modules in each file of a folder of outputs. */
export type ModulesByFile = Record<string, readonly string[]>;

const ROOT = normalizePath(join(import.meta.dirname, '../../..'));

/** Records the modules in the files of a build. Ids are relative to the project, like the keys of package-lock.json. */
export function recordModules(modules: ModulesByFile): Plugin {
  return {
    name: 'record-modules',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk')
            modules[file.fileName] = file.moduleIds.map((id) => id.replace(`${ROOT}/`, ''));
      },
    },
  };
}

/** The packages that a module comes from, as keys of package-lock.json. */
export function packagesIn(id: string): readonly string[] {
  const [, folder] = /^\0?(.*\bnode_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  if (folder) return [folder];
  if (/^\0virtual:(word-lists|texts-)/.test(id)) return [];
  if (id.startsWith('\0virtual:words-'))
    return [`node_modules/${wordListPackage(id.replace('\0virtual:words-', ''))}`];
  // Its styles have values of Open Props.
  if (id === '\0virtual:first-screens') return ['node_modules/open-props'];
  // Helpers of the bundlers.
  if (id.startsWith('\0rolldown/')) return ['node_modules/rolldown'];
  if (id.startsWith('\0vite/')) return ['node_modules/vite'];
  if (id.startsWith('\0')) throw new Error(`No package is known for the module ${id.slice(1)}.`);
  // The only file with values of Open Props.
  return id.startsWith('src/ui/tokens.css') ? ['node_modules/open-props'] : [];
}
