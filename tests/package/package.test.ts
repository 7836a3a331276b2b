import { existsSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, inject, test } from 'vitest';
import { elementTags } from '../../scripts/build/element-tags.ts';
import { run } from './run.ts';

const { file, folder, project } = inject('packed');

const entries = [...elementTags, 'react-events', 'texts', 'trust'];

/** The entry points of one element or function. */
const names = [...entries, 'portal'];
const subpaths = [...names, ...['', ...elementTags, 'portal'].map((name) => join('compact', name))];

/** The import names of all module entry points. */
const modules = ['login-portal', ...subpaths.map((path) => `login-portal/${path}`)];

test.each([
  ['dist/elements', entries],
  ['dist/compact/elements', elementTags],
])('every module of %s is an element or a function', (path, expected) => {
  const files = globSync(`${path}/*.js`, { cwd: folder }).map((file) => basename(file, '.js'));
  expect(files.sort()).toEqual([...expected].sort());
});

test('React is the only dependency, which the application shares', () => {
  const packed = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(Object.keys(packed.dependencies)).toEqual(['react', 'react-dom']);
  expect(packed).not.toHaveProperty('optionalDependencies');
  const imports = globSync('dist/modules/**/*.js', { cwd: folder }).flatMap((path) =>
    Array.from(
      readFileSync(join(folder, path), 'utf8').matchAll(/(?:from|import) ?"(\w[^"]*)"/g),
      ([, name]) => name,
    ),
  );
  expect([...new Set(imports)].sort()).toEqual([
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
  ]);
});

// Otherwise a strict package manager does not find them. An application has those of its framework.
test('every package that the types import is a dependency, or an optional peer', () => {
  const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const named = globSync('dist/types/*.d.*ts', { cwd: folder }).flatMap((path) =>
    Array.from(
      readFileSync(join(folder, path), 'utf8').matchAll(
        /(?:from|module|import\() ?'((?:@[\w.-]+\/)?[\w-]+)[^']*'/g,
      ),
      ([, name = '']) => name,
    ),
  );
  expect(named).toContain('react');
  const peers = Object.keys(peerDependencies);
  expect(peers.filter((name) => !peerDependenciesMeta[name]?.optional)).toEqual([]);
  expect(named.filter((name) => ![...Object.keys(dependencies), ...peers].includes(name))).toEqual([]);
});

// Jekyll and others do not publish them.
test('no file of dist/ begins with an underscore or a dot', () => {
  const files = globSync('dist/**', { cwd: folder });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => /^[_.]/.test(basename(path)))).toEqual([]);
});

test('every packed asset belongs to the standalone page', () => {
  const files = globSync('dist/{index.html,assets/*}', { cwd: folder });
  const texts = files.map((path) => readFileSync(join(folder, path), 'utf8'));
  const unused = files.filter((path) => !texts.some((text) => text.includes(basename(path))));
  expect(unused).toEqual(['dist/index.html']);
});

test('no script of assets/ repeats the styles of the page', () => {
  const page = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  const [, styles = ''] = /<template shadowrootmode="open">.*?<style>(.*?)<\/style>/s.exec(page) ?? [];
  const rules = styles.match(/[^{}"'`\\]+\{[^{}"'`\\]{200,}\}/g) ?? [];
  expect(rules).not.toEqual([]);
  for (const script of globSync('dist/assets/*.js', { cwd: folder })) {
    const code = readFileSync(join(folder, script), 'utf8');
    expect(rules.filter((rule) => code.includes(rule))).toEqual([]);
  }
});

test('every file that a packed page links to or shows is packed', () => {
  const pages = globSync(['*.md', '{docs,examples,bench,server}/**/*.md'], { cwd: folder });
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/operating.md', 'server/docs/api.md']));
  const missing = pages.flatMap((page) =>
    [
      ...readFileSync(join(folder, page), 'utf8').matchAll(
        /(?:\]\(|src(?:set)?="(?=[^"]+\.(?:gif|png|webp)"))([^)":#\s]+)/g,
      ),
    ]
      .filter(([, link = '']) => !link.startsWith('http'))
      .map(([, link = '']) => join(dirname(page), link))
      .filter((path) => !existsSync(join(folder, path)))
      .map((path) => `${page} links to ${path}`),
  );
  expect(missing).toEqual([]);
});

// Linked pages and programs have tests of their own.
test('the files of the standalone page, licences and examples are packed, the sources are not', () => {
  for (const path of [
    'dist/assets',
    'dist/THIRD-PARTY-LICENSES.txt',
    'dist/sbom.cdx.json',
    'dist/accessibility.openacr.yaml',
    'dist/fragments/voucher-redeem.de.html',
  ])
    expect(existsSync(join(folder, path)), path).toBe(true);
  for (const path of [
    'src',
    'demo',
    'tests',
    'scripts',
    'server/reference',
    'dist/demo.html',
    'dist/wordpress',
  ])
    expect(existsSync(join(folder, path)), path).toBe(false);
});

// A bundler and a CDN need neither, and they would double the size. docs/releasing.md says where they are.
test('compressed and versioned copies are not packed', () => {
  const pattern = '**/{*.br,login-portal-*.min.js}';
  expect(globSync(pattern, { cwd: 'dist' }).length).toBeGreaterThan(100);
  expect(globSync(pattern, { cwd: join(folder, 'dist') })).toEqual([]);
});

test('the source map that a packed script names is packed', () => {
  const named = globSync('dist/**/*.js', { cwd: folder }).flatMap((path) => {
    const [, map] = /^\/\/# sourceMappingURL=(.+)$/m.exec(readFileSync(join(folder, path), 'utf8')) ?? [];
    return map ? [join(dirname(path), map)] : [];
  });
  expect(named).toContain('dist/elements/voucher-redeem.js.map');
  expect(named.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});

// Tests that run a program run next to each other.
test.concurrent('publint reports no problem', async () => {
  const { ok, output } = await run('publint', ['run', file, '--strict']);
  expect(output).toContain('All good!');
  expect(ok).toBe(true);
});

test.concurrent('the examples match the types of the package', async () => {
  const { ok, output } = await run('tsc', ['--noEmit', '--project', 'examples']);
  expect(ok, output).toBe(true);
});

test.concurrent('importing any entry point on a server neither throws nor defines a global', async () => {
  const { ok, output } = await run(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const before = Object.keys(globalThis).join();
       if ('customElements' in globalThis || 'window' in globalThis) throw new Error('This is no server.');
       for (const name of ${JSON.stringify(modules)}) {
         await import(name);
         if (Object.keys(globalThis).join() !== before) throw new Error(name + ' defines a global');
         console.log(name);
       }`,
    ],
    { cwd: project },
  );
  expect(output.split('\n')).toEqual(modules);
  expect(ok).toBe(true);
});

test.concurrent.each(['login-portal', 'login-portal/voucher-redeem'])(
  'importing %s in a server component is an error that says what to do',
  async (name) => {
    const { ok, output } = await run(
      process.execPath,
      ['--conditions', 'react-server', '--input-type=module', '--eval', `import '${name}';`],
      { cwd: project },
    );
    expect(ok).toBe(false);
    expect(output).toContain('Import it in a file that begins with "use client".');
  },
);

test.concurrent('TypeScript in CommonJS finds the types of the tags', { tags: ['long'] }, async () => {
  symlinkSync(resolve('node_modules/@types'), join(project, 'node_modules/@types'));
  writeFileSync(join(project, 'package.json'), '{ "type": "commonjs" }');
  writeFileSync(
    join(project, 'app.tsx'),
    `import type {} from 'login-portal/react';
     export const tag = <self-register campaign-id={7} onportal-error={({ detail }) => detail.message.trim()} />;`,
  );
  const { ok, output } = await run(
    resolve('node_modules/.bin/tsc'),
    ['--noEmit', '--strict', '--module', 'node16', '--jsx', 'react-jsx', '--types', 'react', 'app.tsx'],
    { cwd: project },
  );
  expect(ok, output).toBe(true);
});
