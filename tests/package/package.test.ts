import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { elementTags } from '../../scripts/elements.ts';
import { run } from '../../scripts/run.mjs';
import { pack } from './tarball.ts';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const { file, folder, project, remove } = pack();
afterAll(remove);

const entries = [...elementTags, 'trust'];

/** The modules of the package, by their names in an import. */
const modules = ['login-portal', ...entries.map((name) => `login-portal/${name}`)];

test('every module of dist/elements/ is an element or the function that trusts origins', () => {
  const files = globSync('dist/elements/*.js', { cwd: folder }).map((path) => basename(path, '.js'));
  expect(files.sort()).toEqual([...entries].sort());
});

test('a project that installs the package gets no other package with it', () => {
  const packed = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(packed).not.toHaveProperty('dependencies');
  expect(packed).not.toHaveProperty('optionalDependencies');
});

test('every way in leads to a file that is packed', () => {
  const files = Object.values<string | Record<string, string> | null>(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target ?? {}),
  );
  expect(files.filter((path) => globSync(path, { cwd: folder }).length === 0)).toEqual([]);
});

test('the standalone page, the licences and the words about it are packed, and nothing to build it from', () => {
  for (const path of [
    'dist/index.html',
    'dist/assets',
    'LICENSE',
    'dist/THIRD-PARTY-LICENSES.txt',
    'dist/sbom.cdx.json',
    'README.md',
    'CHANGELOG.md',
    'SECURITY.md',
    'docs/public-api.md',
    'docs/response-headers.md',
  ])
    expect(existsSync(join(folder, path)), path).toBe(true);
  for (const path of ['src', 'demo', 'tests', 'scripts', 'dist/demo.html'])
    expect(existsSync(join(folder, path)), path).toBe(false);
});

test('publint finds nothing', () => {
  const { ok, output } = run('publint', ['run', file, '--strict']);
  expect(output).toContain('All good!');
  expect(ok).toBe(true);
});

// Browsers and bundlers are who it is for: there is no CommonJS in it.
test('are the types wrong? No, whoever imports', () => {
  const { ok, output } = run('attw', [
    ...[file, '--profile', 'esm-only', '--no-emoji', '--format', 'ascii'],
    ...['--include-entrypoints', ...entries.map((name) => `./${name}`)],
  ]);
  for (const name of modules) expect(output).toContain(`"${name}"`);
  expect(ok, output).toBe(true);
});

test('the examples use the package as it is typed', () => {
  const { ok, output } = run('tsc', ['--noEmit', '--project', 'examples']);
  expect(ok, output).toBe(true);
});

test.each(modules)('importing %s on a server neither throws nor defines anything', (name) => {
  const { ok, output } = run(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const before = Object.keys(globalThis).join();
       await import('${name}');
       if (Object.keys(globalThis).join() !== before) throw new Error('a global was left behind');
       console.log('customElements' in globalThis || 'window' in globalThis ? 'a window?' : 'quiet');`,
    ],
    { cwd: project },
  );
  expect(output).toBe('quiet');
  expect(ok).toBe(true);
});
