import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Record<string, string>;
}

const NPM = 'https://registry.npmjs.org/';
const ROOT = join(import.meta.dirname, '../..');
const readJson = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const locked: Record<string, Locked> = readJson('package-lock.json').packages;
const isInstalled = (path: string) => /(^|\/)node_modules\//.test(path);

/** The package that Node resolves `name` to: in the folder itself or in a parent folder. */
function resolve(name: string, from: string): Locked | undefined {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const found = locked[join(folder, 'node_modules', name).replaceAll('\\', '/')];
    if (found || folder === '') return found;
  }
}

test('package.json names one version of each package that it is built with', () => {
  const { devDependencies, overrides } = readJson('package.json');
  const nested = { ...devDependencies, ...overrides } as Record<string, string | Record<string, string>>;
  const versions = Object.values(nested).flatMap((each) =>
    typeof each === 'string' ? each : Object.values(each),
  );
  expect(versions.filter((version) => !/^(file:.*|\d+\.\d+\.\d+)$/.test(version))).toEqual([]);
});

test.each(['package-lock.json', 'bench/package-lock.json'])(
  'every package of %s has a hash, including those for other platforms, and no address but that of npm',
  (file) => {
    const packages: Record<string, Locked> = readJson(file).packages;
    const wrong = Object.entries(packages).filter(
      ([path, { integrity = '', resolved = NPM, link }]) =>
        isInstalled(path) && !link && !(/^sha512-/.test(integrity) && resolved.startsWith(NPM)),
    );
    expect(wrong).toEqual([]);
  },
);

test.each([
  'rolldown',
  'rollup',
  'lightningcss',
  'esbuild',
  '@swc/core',
  '@biomejs/biome',
  'node-for-scripts',
])('every build of %s is pinned, with one for each common platform', (name) => {
  const folder = locked[`node_modules/${name}`]?.link ? 'scripts/node' : `node_modules/${name}`;
  const builds = Object.keys(locked[folder]?.optionalDependencies ?? {});
  expect(builds.filter((build) => !resolve(build, folder)?.integrity)).toEqual([]);
  for (const platform of [/linux-x64/, /linux-arm64/, /darwin-x64/, /darwin-arm64/, /win(32)?-x64/])
    expect(builds.join()).toMatch(platform);
});

test('no optional build of any package is missing', () => {
  const missing = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !resolve(name, path))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('no package runs an install script', () => {
  const { allowScripts } = readJson('package.json');
  const scripted = Object.entries(locked).filter(
    ([path, { hasInstallScript }]) => isInstalled(path) && hasInstallScript,
  );
  const names = scripted.map(([path]) => path.replace('node_modules/', ''));
  expect(names.filter((name) => allowScripts[name] !== false)).toEqual([]);
});

test('the Node version of the scripts is the same for all platforms', () => {
  const { version, optionalDependencies } = readJson('scripts/node/package.json');
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([version]));
  expect(Object.keys(optionalDependencies).map((name) => locked[`node_modules/${name}`]?.version)).toEqual(
    Object.keys(optionalDependencies).map(() => version),
  );
});
