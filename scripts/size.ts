/*
 * `npm run size`: compares the sizes of dist/ (gzip -9) with the budgets, and the table of README.md with the sizes. Fails if a budget
 * is exceeded: explain a raised budget in its commit. With `--write` it writes the table.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CAPTCHA_MODULES } from './build/captcha-modules.ts';
import { closure, staticImports } from './build/closure.ts';
import { elementTags } from './build/element-tags.ts';

/**
 * Bytes, by folder.
 *
 * - page: index.html, which contains the first screens in every language
 * - first screen: the files that the page loads first, which are the style sheet, entry and login screen
 * - an element: its module with its static imports, which is the size for a page with this element only
 * - two elements: shared chunks count once
 * - portal.js: what a host page loads before an element loads its module
 * - modules/: an element for a bundler, without React
 */
const BUDGETS: Record<string, Record<string, number>> = {
  dist: {
    page: 14_500,
    'first screen': 95_700,
    'one file': 181_400,
    'access-request': 94_600,
    'cookie-consent': 94_800,
    'forgot-password': 94_600,
    'language-switcher': 94_100,
    'login-portal': 101_700,
    'self-register': 96_500,
    'theme-switcher': 94_100,
    'voucher-redeem': 99_700,
    'voucher-redeem and self-register': 103_900,
    'portal.js': 12_000,
    'modules/voucher-redeem': 41_500,
  },
  'dist/compact': {
    'one file': 130_600,
    'access-request': 43_700,
    'cookie-consent': 43_700,
    'forgot-password': 43_700,
    'language-switcher': 43_000,
    'login-portal': 50_200,
    'self-register': 45_400,
    'theme-switcher': 43_000,
    'voucher-redeem': 48_500,
    'voucher-redeem and self-register': 52_500,
    'portal.js': 12_000,
  },
};

/** Bytes of the program in dist/bin/. */
const PAGE_PROGRAM = 14_300;

/** Bytes of the code of a captcha that is shown in the form. */
const CAPTCHAS: Record<string, number> = { altcha: 37_000, turnstile: 900, hcaptcha: 800, friendly: 900 };

/** Bytes of the chunk of one screen in the page build. */
const LAZY_SCREEN = 7_800;

const size = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;
const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + size(file), 0);

const standard: Record<string, number> = {
  page: size('dist/index.html'),
  'first screen': sum(filesOfFirstScreen()),
  ...sizesOf('dist'),
  'modules/voucher-redeem': sum(closure(['dist/modules/voucher-redeem.js'], staticImports)),
};
const compact = sizesOf('dist/compact');
for (const [folder, sizes] of Object.entries({ dist: standard, 'dist/compact': compact })) {
  console.log(`\n${folder}`);
  for (const [name, bytes] of Object.entries(sizes)) weigh(name, bytes, BUDGETS[folder]?.[name]);
}
const screens = globSync('dist/assets/*.screen-*.js');
if (screens.length === 0) throw new Error('No chunk of a lazy screen was found in dist/assets/.');
for (const file of screens) weigh(basename(file).replace(/-[\w-]{8}\.js$/, ''), size(file), LAZY_SCREEN);
for (const name of CAPTCHA_MODULES) weigh(`captcha/${name}`, size(`dist/captcha/${name}.js`), CAPTCHAS[name]);
weigh('bin/page', size('dist/bin/page.js'), PAGE_PROGRAM);
checkReadme();

function sizesOf(folder: string): Record<string, number> {
  const modules = (...tags: string[]) =>
    sum(
      closure(
        tags.map((tag) => `${folder}/elements/${tag}.js`),
        staticImports,
      ),
    );
  return {
    'portal.js': size(`${folder}/portal.js`),
    'one file': size(`${folder}/login-portal.js`),
    ...Object.fromEntries(elementTags.map((tag) => [tag, modules(tag)])),
    'voucher-redeem and self-register': modules('voucher-redeem', 'self-register'),
  };
}

/** All files that the page loads. */
function filesOfFirstScreen(): string[] {
  const html = readFileSync('dist/index.html', 'utf8');
  const files = html.matchAll(/(?:src|href)="\/login\/(assets\/[^"]+\.(?:js|css))"/g);
  return Array.from(files, ([, file]) => `dist/${file}`);
}

function weigh(name: string, bytes: number, budget: number | undefined) {
  if (budget === undefined) throw new Error(`"${name}" has no budget in scripts/size.ts.`);
  const verdict = bytes > budget ? 'TOO LARGE' : 'ok';
  console.log(`${name.padEnd(32)}  ${kilobytes(bytes)}  of ${kilobytes(budget)}  ${verdict}`);
  if (bytes > budget) process.exitCode = 1;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}

function checkReadme() {
  const rows: [string, (sizes: Record<string, number>) => (number | undefined)[]][] = [
    ['`portal.js`, which a host page loads first', (sizes) => [sizes['portal.js']]],
    ['an element that `portal.js` then loads', (sizes) => elementTags.map((tag) => sizes[tag])],
    ['two elements, which share a file', (sizes) => [sizes['voucher-redeem and self-register']]],
    ['an element for an application that has React', (sizes) => [sizes['modules/voucher-redeem']]],
    ['the HTML of the standalone page', (sizes) => [sizes.page]],
    ['the app of its first screen', (sizes) => [sizes['first screen']]],
    ['`login-portal.js`, all elements in one file', (sizes) => [sizes['one file']]],
  ];
  const range = (values: (number | undefined)[]) => {
    const known = values.filter((value) => value !== undefined).map((value) => Math.round(value / 1000));
    const ends = [...new Set([Math.min(...known), Math.max(...known)])];
    return known.length > 0 ? `${ends.join(' to ')} kB` : '–';
  };
  const table = rows
    .map(([name, of]) => `| ${name} | ${range(of(standard))} | ${range(of(compact))} |\n`)
    .join('');
  const readme = readFileSync('README.md', 'utf8');
  const written = readme.replace(
    /(\| file \| default \| compact \|\n\|.*\n)(?:\|.*\n)*/,
    (_all, head) => head + table,
  );
  if (written === readme) return;
  if (process.argv.includes('--write')) return writeFileSync('README.md', written);
  console.log(`\nREADME.md has other sizes: run \`npm run size -- --write\`.\n${table}`);
  process.exitCode = 1;
}
