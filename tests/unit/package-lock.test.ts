import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Record<string, string>;
}

const ROOT = join(import.meta.dirname, '../..');
const readJson = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const locked: Record<string, Locked> = readJson('package-lock.json').packages;
const fromRegistry = Object.entries(locked).filter(([path]) => /(^|\/)node_modules\//.test(path));

/** Where Node would find a package: in the folder itself, or in one above it. */
function resolve(name: string, from: string): Locked | undefined {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const found = locked[join(folder, 'node_modules', name).replaceAll('\\', '/')];
    if (found || folder === '') return found;
  }
}

test('every package has a hash, whatever machine it is for', () => {
  const withoutHash = fromRegistry.filter(
    ([, { integrity = '', link }]) => !link && !/^sha512-/.test(integrity),
  );
  expect(withoutHash.map(([path]) => path)).toEqual([]);
});

test.each(['rolldown', 'lightningcss', 'esbuild', '@biomejs/biome', 'node-for-scripts'])(
  'every build of %s is pinned, and one is for each common kind of machine',
  (name) => {
    const folder = locked[`node_modules/${name}`]?.link ? 'scripts/node' : `node_modules/${name}`;
    const builds = Object.keys(locked[folder]?.optionalDependencies ?? {});
    expect(builds.filter((build) => !resolve(build, folder)?.integrity)).toEqual([]);
    for (const machine of [/linux-x64/, /linux-arm64/, /darwin-x64/, /darwin-arm64/, /win(32)?-x64/])
      expect(builds.join()).toMatch(machine);
  },
);

test('no build of any package is missing', () => {
  const missing = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !resolve(name, path))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('no package runs a script at its installation', () => {
  const { allowScripts } = readJson('package.json');
  const scripted = fromRegistry.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripted.map(([path]) => path.replace('node_modules/', ''));
  expect(names.filter((name) => allowScripts[name] !== false)).toEqual([]);
});

test('the Node of the scripts is one version for all machines', () => {
  const { version, optionalDependencies } = readJson('scripts/node/package.json');
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([version]));
  expect(Object.keys(optionalDependencies).map((name) => locked[`node_modules/${name}`]?.version)).toEqual(
    Object.keys(optionalDependencies).map(() => version),
  );
});
