import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { elementTags } from '../../scripts/build/element-tags.ts';
import { wordListPackage } from '../../scripts/build/word-lists.ts';
import { LOCALES } from '../../src/i18n/locale.ts';

const readText = (file: string) => readFileSync(file, 'utf8');
const readJson = (file: string) => JSON.parse(readText(file));

/** The modules in each file, from the last build. */
const modules: Record<string, string[]> = readJson('.cache/modules.json');
const locked: Record<string, { version: string; integrity: string }> = readJson('package-lock.json').packages;

/** Generated modules, and the packages that they are made from. */
const WORDS = '@zxcvbn-ts/language-';
const GENERATED: Record<string, string[]> = {
  ...Object.fromEntries(
    ['common', 'short', ...LOCALES].map((name) => [`\0virtual:words-${name}`, [wordListPackage(name)]]),
  ),
  ...Object.fromEntries(LOCALES.map((name) => [`\0virtual:texts-${name}`, []])),
  // The style of the first screens.
  '\0virtual:first-screens': ['open-props'],
  '\0virtual:word-lists': [],
  '\0virtual:word-lists-short': [],
  '\0rolldown/runtime.js': ['rolldown'],
  '\0vite/preload-helper.js': ['vite'],
  'src/ui/tokens.css?inline': ['open-props'],
};

function packagesOf(id: string): string[] {
  const name = id
    .split('node_modules/')
    .slice(1)
    .at(-1)
    ?.match(/^(?:@[^/]+\/)?[^/]+/)?.[0];
  if (name) return [name];
  if (id.startsWith('\0') && !GENERATED[id]) throw new Error(`Unknown module: ${id}`);
  return GENERATED[id] ?? [];
}

interface Bundled {
  name: string;
  version?: string;
  integrity?: string | undefined;
}

/** The published file of altcha contains it, and does not say in which version. */
const SVELTE: Bundled = {
  name: 'svelte',
  version: readJson('node_modules/altcha/package.json').devDependencies.svelte.replace('^', ''),
};

const licenceText = readText('dist/THIRD-PARTY-LICENSES.txt');
const sbom = readJson('dist/sbom.cdx.json');

/** The sections by package and version, such as "react 19.2.9". */
const sections = new Map(
  licenceText
    .split(/^={80}\n(?=.+\n={80}$)/m)
    .slice(1)
    .map((section): [string, string] => [section.slice(0, section.indexOf(' (')), section]),
);

const ids = Object.values(modules).flat();
const bundled: Bundled[] = [...new Set([...ids.flatMap(packagesOf), 'svelte'])]
  .sort()
  .map((name) => (name === 'svelte' ? SVELTE : { name, ...locked[`node_modules/${name}`] }));

test('the modules of every bundled script are known', () => {
  const scripts = globSync('**/*.js', { cwd: 'dist' }).map((file) => file.replaceAll('\\', '/'));
  expect(Object.keys(modules).sort()).toEqual(scripts.sort());
  expect(bundled.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['open-props', '@zxcvbn-ts/language-pl', 'preact', 'react-dom']),
  );
});

test('the captcha contains Svelte', () => {
  expect(readText('dist/captcha/altcha.js')).toContain('__svelte');
});

test('THIRD-PARTY-LICENSES.txt lists exactly the packages in the folder', () => {
  expect([...sections.keys()]).toEqual(bundled.map(({ name, version }) => `${name} ${version}`));
});

test.each([...sections])('the licence of %s is complete', (_name, section) => {
  expect(section).toMatch(/copyright/i);
  const [disclaimer, permission] = section.includes('CC0 1.0 Universal')
    ? ['offers the Work as-is', 'permanently relinquish']
    : ['THE SOFTWARE IS PROVIDED', 'Permission is hereby granted'];
  expect(section).toContain(disclaimer);
  expect(section).toContain(permission);
});

test('the sources of the word lists are attributed', () => {
  for (const name of ['en', 'pt-br']) {
    const [, section] = [...sections].find(([title]) => title.startsWith(WORDS + name)) ?? [];
    expect(section).toMatch(/OpenSubtitles 2024[\s\S]*ODC-BY/);
  }
  expect(licenceText).toContain('https://statbel.fgov.be/');
  expect(licenceText).toContain('https://dane.gov.pl/');
});

test.each([
  'login-portal.js',
  ...elementTags.map((tag) => `elements/${tag}.js`),
  ...globSync('assets/first-screen-*.js', { cwd: 'dist' }),
])('%s starts with a comment that names the licence file', (file) => {
  const [first = ''] = readText(`dist/${file}`).split('\n');
  expect(first).toMatch(/^\/\*! login-portal [\d.]+ \(MIT\)[ -~]* THIRD-PARTY-LICENSES\.txt \*\/$/);
});

test('sbom.cdx.json lists the same packages as package-lock.json', () => {
  const { version } = readJson('package.json');
  expect(sbom.metadata.component).toMatchObject({ name: 'login-portal', version });
  const listed = sbom.components.map(({ name, version, hashes }: Listed) => ({
    name,
    version,
    integrity: hashes && `sha512-${Buffer.from(hashes[0]?.content ?? '', 'hex').toString('base64')}`,
  }));
  expect(listed).toEqual(bundled.map(({ name, version, integrity }) => ({ name, version, integrity })));
  expect(sbom.dependencies[0].dependsOn).toEqual(sbom.components.map(({ purl }: Listed) => purl));
});

interface Listed {
  name: string;
  version: string;
  purl: string;
  hashes?: { content: string }[];
}
