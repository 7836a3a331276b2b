/* Checks who imports whom (.dependency-cruiser.cjs): `npm run rules`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const PROJECT = join(import.meta.dirname, '..');
const FOLDERS = ['src', 'elements', 'demo', 'scripts', 'tests'];

export interface ImportReport {
  /** How many modules of src/ were read. */
  modules: number;
  violations: string[];
}

export async function checkImports(root = PROJECT): Promise<ImportReport> {
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const options = await extractOptions(join(PROJECT, '.dependency-cruiser.cjs'));
  const { output } = await cruise(
    folders,
    { ...options, baseDir: root },
    {},
    { tsConfig: extractTSConfig(join(PROJECT, 'tsconfig.json')) },
  );
  const { modules, summary } = output as ICruiseResult;
  const ours = modules.filter(({ source }) => source.startsWith('src/')).length;
  const violations = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  // A checker that reads nothing finds nothing: dependency-cruiser needs the API that TypeScript 7 left out.
  if (ours === 0) violations.push('no module of src/ was read: is TypeScript 6 installed?');
  return { modules: ours, violations };
}

if (import.meta.main) {
  const { modules, violations } = await checkImports();
  console.log(violations.join('\n') || `${modules} modules of src/ keep to the import table.`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
