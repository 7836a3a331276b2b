/* `npm test -- rules`: checks the rules of checks/rules.ts. */
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { FOLDERS, forbidden } from './checks/rules.ts';

const PROJECT = join(import.meta.dirname, '..');

const { output } = await cruise(
  FOLDERS,
  {
    baseDir: PROJECT,
    validate: true,
    ruleSet: { forbidden },
    doNotFollow: { path: 'node_modules' },
    // Their packages are installed elsewhere.
    exclude: { path: '^tests/hosts-real/apps/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.d.ts', '.json'],
    },
  },
  {},
  { tsConfig: extractTSConfig(join(PROJECT, 'tsconfig.json')) },
);
const { modules, summary } = output as ICruiseResult;
const checked = modules.filter(({ source }) => source.startsWith('src/')).length;
const violations = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
// dependency-cruiser needs the JavaScript API that TypeScript 7 does not have, and otherwise reads no modules.
if (checked === 0) violations.push('no module of src/ was read: is TypeScript 6 installed?');
console.log(violations.join('\n') || `${checked} modules of src/ follow the import rules.`);
process.exitCode = violations.length > 0 ? 1 : 0;
