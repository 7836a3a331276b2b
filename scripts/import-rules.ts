/* `npm run rules`: checks the import rules of checks/dependency-cruiser.cjs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const PROJECT = join(import.meta.dirname, '..');
const FOLDERS = ['src', 'elements', 'api', 'demo', 'scripts', 'standalone', 'bench', 'tests'];

export interface ImportReport {
  /** The number of modules of src/ that were checked. */
  modules: number;
  violations: string[];
}

export async function checkImports(root = PROJECT): Promise<ImportReport> {
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const options = await extractOptions(join(PROJECT, 'scripts/checks/dependency-cruiser.cjs'));
  const { output } = await cruise(
    folders,
    { ...options, baseDir: root },
    {},
    { tsConfig: extractTSConfig(join(PROJECT, 'tsconfig.json')) },
  );
  const { modules, summary } = output as ICruiseResult;
  const checked = modules.filter(({ source }) => source.startsWith('src/')).length;
  const violations = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  // dependency-cruiser needs the JavaScript API that TypeScript 7 does not have, and otherwise reads no modules.
  if (checked === 0) violations.push('no module of src/ was read: is TypeScript 6 installed?');
  return { modules: checked, violations };
}

if (import.meta.main) {
  const { modules, violations } = await checkImports();
  console.log(violations.join('\n') || `${modules} modules of src/ follow the import rules.`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
