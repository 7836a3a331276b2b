import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { TOOLS } from '../../scripts/build-tools.ts';
import { elementTags } from '../../scripts/elements.ts';
import { RENDERERS } from '../../scripts/renderers.ts';
import { run } from './run.ts';
import { pack } from './tarball.ts';

const { bin, exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const { file, folder, project, remove } = pack();
afterAll(remove);

const entries = [...elementTags, 'trust'];

/** The entry points of one element or function, in both builds. */
const subpaths = [...entries, 'compact', ...entries.map((name) => `compact/${name}`)];

/** The import names of all module entry points. */
const modules = ['login-portal', ...subpaths.map((path) => `login-portal/${path}`)];

test.each(RENDERERS)(
  'every module of $outDir/elements/ is an element or the function that trusts origins',
  ({ outDir }) => {
    const files = globSync(`${outDir}/elements/*.js`, { cwd: folder }).map((path) => basename(path, '.js'));
    expect(files.sort()).toEqual([...entries].sort());
  },
);

test('the package has no dependencies', () => {
  const packed = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(packed).not.toHaveProperty('dependencies');
  expect(packed).not.toHaveProperty('optionalDependencies');
});

test('every entry point is a packed file', () => {
  const files = Object.values<string | Record<string, string> | null>(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target ?? {}),
  );
  expect(files.filter((path) => globSync(path, { cwd: folder }).length === 0)).toEqual([]);
});

test('the standalone page, licences and documentation are packed, the sources are not', () => {
  for (const path of [
    'dist/index.html',
    'dist/assets',
    'LICENSE',
    'dist/THIRD-PARTY-LICENSES.txt',
    'dist/sbom.cdx.json',
    'dist/compact/index.html',
    'dist/compact/assets',
    'dist/compact/LICENSE',
    'dist/compact/THIRD-PARTY-LICENSES.txt',
    'dist/compact/sbom.cdx.json',
    'dist/bin/conformance.js',
    'dist/bin/mock.js',
    'dist/bin/pages.css',
    'dist/fragments/voucher-redeem.de.html',
    'README.md',
    'CHANGELOG.md',
    'SECURITY.md',
    'api/openapi.yaml',
    'api/flows.arazzo.yaml',
    'docs/api.md',
    'docs/public-api.md',
    'docs/response-headers.md',
  ])
    expect(existsSync(join(folder, path)), path).toBe(true);
  for (const path of ['src', 'demo', 'tests', 'scripts', 'dist/demo.html', 'dist/wordpress'])
    expect(existsSync(join(folder, path)), path).toBe(false);
});

// A bundler and a CDN need neither, and they would double the size. docs/releasing.md says where they are.
test('compressed and versioned copies are not packed', () => {
  const pattern = '**/{*.br,*.gz,login-portal-*.js}';
  expect(globSync(pattern, { cwd: 'dist' }).length).toBeGreaterThan(100);
  expect(globSync(pattern, { cwd: join(folder, 'dist') })).toEqual([]);
});

test('the programs of the package are its own files', () => {
  expect(Object.values(bin)).toEqual(Object.keys(TOOLS).map((name) => `./dist/bin/${name}.js`));
  for (const path of Object.values<string>(bin))
    expect(readFileSync(join(folder, path), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
});

// Tests that run a program run next to each other.
test.concurrent('publint reports no problem', async () => {
  const { ok, output } = await run('publint', ['run', file, '--strict']);
  expect(output).toContain('All good!');
  expect(ok).toBe(true);
});

// The package is for browsers and bundlers, so it has no CommonJS.
test.concurrent('attw finds correct types for every entry point', async () => {
  const { ok, output } = await run('attw', [
    ...[file, '--profile', 'esm-only', '--no-emoji', '--format', 'ascii'],
    ...['--include-entrypoints', ...subpaths.map((path) => `./${path}`)],
  ]);
  for (const name of modules) expect(output).toContain(`"${name}"`);
  expect(ok, output).toBe(true);
});

test.concurrent('the examples match the types of the package', async () => {
  const { ok, output } = await run('tsc', ['--noEmit', '--project', 'examples']);
  expect(ok, output).toBe(true);
});

test.concurrent.each(modules)(
  'importing %s on a server neither throws nor defines a global',
  async (name) => {
    const { ok, output } = await run(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `const before = Object.keys(globalThis).join();
       await import('${name}');
       if (Object.keys(globalThis).join() !== before) throw new Error('a global was defined');
       console.log('customElements' in globalThis || 'window' in globalThis ? 'browser globals' : 'no browser globals');`,
      ],
      { cwd: project },
    );
    expect(output).toBe('no browser globals');
    expect(ok).toBe(true);
  },
);
