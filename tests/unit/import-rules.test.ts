import { appendFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forbidden, table } from '../../scripts/checks/rules.ts';
import { checkImports } from '../../scripts/import-rules.ts';

const PROJECT = join(import.meta.dirname, '../..');

const pathOf = (folder: string) =>
  folder === 'elements' ? folder : `src/${folder === 'screens' ? 'screens/login' : folder}`;

/** For each folder, a module that imports from a folder outside its row, and one that imports a value where only types are allowed. */
function violationsOfTheTable() {
  const importing = (from: string, to: string, name: string): [file: string, code: string] => {
    const module = to.includes('/') ? `src/${to}.ts` : `${pathOf(to)}/good.ts`;
    const path = relative(pathOf(from), module);
    return [
      `${pathOf(from)}/${name}.ts`,
      `import { good } from '${path.startsWith('.') ? path : `./${path}`}';`,
    ];
  };
  return Object.fromEntries(
    table.flatMap(({ folder, values, types }) => {
      const allowed = [folder, ...values, ...types];
      const other = table.find((row) => !allowed.includes(row.folder))?.folder;
      const [typesOnly] = types;
      return [
        ...(other ? [[`${folder}-imports-only-what-its-row-names`, importing(folder, other, 'row')]] : []),
        ...(typesOnly ? [[`${folder}-imports-only-types`, importing(folder, typesOnly, 'types')]] : []),
      ];
    }),
  );
}

/** For each rule, a module that violates it in a project with the same layout. */
const violating: Record<string, [file: string, code: string]> = {
  ...violationsOfTheTable(),
  'screens-never-import-each-other': ['src/screens/sso/a.ts', "import { good } from '../login/good.ts';"],
  'views-know-only-shapes': [
    'src/screens/login/login.view.tsx',
    "import { good, type T } from './login.flow.ts';",
  ],
  'views-ask-no-service': [
    'src/screens/sso/sso.view.tsx',
    "import { useServices } from '../../services/good.ts';",
  ],
  'rosetta-has-one-user': ['src/i18n/b.ts', "import rosetta from 'rosetta';"],
  'navaid-has-one-user': ['src/app/b.ts', "import navaid from 'navaid';"],
  'js-cookie-has-one-user': ['src/app/c.ts', "import Cookies from 'js-cookie';"],
  'superstruct-has-one-user': ['src/session/b.ts', "import { string } from 'superstruct';"],
  'r2wc-react-to-web-component-has-one-user': [
    'elements/b.ts',
    "import r2wc from '@r2wc/react-to-web-component';",
  ],
  'zustand-has-one-user': ['src/ui/c.ts', "import { createStore } from 'zustand/vanilla';"],
  'logic-knows-no-react': ['src/kit/b.ts', "import { useState } from 'react';"],
  'the-server-is-a-room-of-its-own': ['scripts/a.ts', "import { good } from '../server/good.ts';"],
  'a-server-shares-the-calls-with-the-portal': [
    'server/mock/a.ts',
    "import { good } from '../../src/ui/good.ts';",
  ],
  'the-reference-backend-is-a-customer': [
    'server/reference/a.ts',
    "import { good } from '../../src/kit/good.ts';",
  ],
  'the-benchmark-measures-the-build': ['bench/a.ts', "import { good } from '../src/kit/good.ts';"],
  'nothing-imports-tests': ['src/app/d.ts', "import { good } from '../../tests/good.ts';"],
  'no-cycles': ['src/kit/c.ts', "import './d.ts';"],
  'no-orphans': ['src/kit/e.ts', 'export const alone = 1;'],
  'no-missing-modules': ['src/kit/f.ts', "import './nowhere.ts';"],
};
const otherModules: Record<string, string> = {
  'server/good.ts': 'export const good = 1;',
  'src/services/host-events.ts': 'export const good = 1;',
  'src/kit/d.ts': "import './c.ts';",
  'src/ui/type-imports.tsx':
    "import type { T } from '../api/good.ts';\nimport { type T as U } from '../i18n/good.ts';",
  'src/screens/login/login.flow.ts': "import type { T } from '../../kit/good.ts';\nexport const good = 1;",
};
const folders = [...table.map(({ folder }) => pathOf(folder)), 'tests'];
for (const folder of folders)
  otherModules[`${folder}/good.ts`] = 'export type T = 1;\nexport const good = 1;';

// `npm test` also checks the project itself (`npm run rules`).
describe('the import rules', { timeout: 30_000 }, () => {
  let root: string;
  let violations: readonly string[];
  const write = (file: string, code: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    appendFileSync(join(root, file), `${code}\n`);
  };

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'import-rules-'));
    symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
    for (const [file, code] of Object.entries(otherModules)) write(file, code);
    for (const [file, code] of Object.values(violating)) write(file, code);
    ({ violations } = await checkImports(root));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('each detect the module that violates them', () => {
    const undetected = Object.entries(violating)
      .filter(([rule, [file]]) => !violations.some((line) => line.startsWith(`${rule}: ${file} `)))
      .map(([rule]) => rule);
    expect(undetected).toEqual([]);
    expect(Object.keys(violating).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });

  test('allow a type import between layers', () => {
    expect(violations.filter((line) => line.includes('type-imports'))).toEqual([]);
  });

  test('fail if no module is found', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'import-rules-'));
    expect((await checkImports(empty)).violations).toHaveLength(1);
    rmSync(empty, { recursive: true });
  });
});
