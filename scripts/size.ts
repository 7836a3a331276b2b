/* Compares the sizes of dist/ (gzip -9) with the budgets and fails if one is exceeded. Explain a raised budget in its commit. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { closure, staticImports } from './build/closure.ts';
import { elementTags } from './build/element-tags.ts';
import { RENDERERS, type Renderer } from './build/renderers.ts';
import { TOOLS } from './build/tools.ts';

/**
 * Bytes, by folder.
 *
 * - page: index.html, which contains the first screens in every language
 * - first screen: the files that the page loads first, which are the style sheet, entry and login screen
 * - an element: its module with its static imports, which is the size for a page with this element only
 * - two elements: shared chunks count once
 * - portal.js: what a host page loads before an element loads its module
 * - react-external/: an element for a page that has React
 */
const BUDGETS: Record<string, Record<string, number>> = {
  dist: {
    page: 11_820,
    'first screen': 90_400,
    'one file': 161_400,
    'access-request': 85_400,
    'cookie-consent': 85_900,
    'forgot-password': 85_400,
    'language-switcher': 86_100,
    'login-portal': 93_300,
    'self-register': 87_800,
    'theme-switcher': 86_100,
    'voucher-redeem': 90_500,
    'voucher-redeem and self-register': 94_800,
    'portal.js': 9_160,
    'react-external/voucher-redeem': 30_300,
  },
  'dist/compact': {
    page: 11_820,
    'first screen': 37_600,
    'one file': 106_200,
    'access-request': 32_500,
    'cookie-consent': 32_800,
    'forgot-password': 32_500,
    'language-switcher': 33_000,
    'login-portal': 39_900,
    'self-register': 34_700,
    'theme-switcher': 33_000,
    'voucher-redeem': 37_400,
    'voucher-redeem and self-register': 41_500,
    'portal.js': 9_160,
  },
};

/** Bytes of the programs in dist/bin/. */
const TOOL_BUDGETS: Record<string, number> = { conformance: 13_100, mock: 74_800 };

/** Bytes of the chunk of one screen in the page build. */
const LAZY_SCREEN = 6_800;

const gzip = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

for (const renderer of RENDERERS) {
  const { outDir } = renderer;
  const budgets = BUDGETS[outDir] ?? {};
  const floor = await framework(renderer);
  console.log(`\n${outDir.padEnd(32)}  ${kilobytes(floor)}  for the framework only`);
  const sizes: Record<string, number> = {
    page: gzip(readFileSync(`${outDir}/index.html`)),
    'first screen': firstScreen(outDir),
    'portal.js': gzip(readFileSync(`${outDir}/portal.js`)),
    'one file': gzip(readFileSync(`${outDir}/login-portal.js`)),
    ...Object.fromEntries(elementTags.map((tag) => [tag, transferred(outDir, tag)])),
    'voucher-redeem and self-register': transferred(outDir, 'voucher-redeem', 'self-register'),
    ...(renderer.hasExternal && {
      'react-external/voucher-redeem': weightOf([`${outDir}/react-external/voucher-redeem.js`]),
    }),
  };
  for (const [name, size] of Object.entries(sizes)) weigh(name, size, budgets[name], floor);
  const screens = globSync(`${outDir}/assets/*.screen-*.js`);
  if (screens.length === 0) throw new Error(`No chunk of a lazy screen was found in ${outDir}/assets/.`);
  for (const file of screens)
    weigh(basename(file).replace(/-[\w-]{8}\.js$/, ''), gzip(readFileSync(file)), LAZY_SCREEN, floor);
}

for (const name of Object.keys(TOOLS))
  weigh(`bin/${name}`, gzip(readFileSync(`dist/bin/${name}.js`)), TOOL_BUDGETS[name], Infinity);

/** All files that the page loads. */
function firstScreen(outDir: string): number {
  const html = readFileSync(`${outDir}/index.html`, 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\/login\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file,
  );
  return files.reduce((sum, file) => sum + gzip(readFileSync(`${outDir}/${file}`)), 0);
}

function transferred(outDir: string, ...tags: string[]): number {
  return weightOf(tags.map((tag) => `${outDir}/elements/${tag}.js`));
}

/** Modules with their static imports. */
function weightOf(modules: string[]): number {
  return [...closure(modules, staticImports)].reduce((sum, file) => sum + gzip(readFileSync(file)), 0);
}

/** React, react-dom (or their replacement) and r2wc without any other code: the minimum size. */
async function framework({ alias, plugins }: Renderer): Promise<number> {
  const entry = '\0framework';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias },
    plugins: [
      ...plugins,
      {
        name: 'framework',
        resolveId: (id) => (id === 'framework' ? entry : undefined),
        load: (id) =>
          id === entry
            ? `import r2wc from '@r2wc/react-to-web-component';
               customElements.define('x-empty', r2wc(() => null, { shadow: 'open' }));`
            : undefined,
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: 'framework', output: { format: 'iife', minify: true } },
    },
  });
  const outputs = [result].flat();
  return outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .reduce((sum, file) => sum + gzip('code' in file ? file.code : file.source), 0);
}

function weigh(name: string, size: number, budget: number | undefined, floor: number) {
  if (budget === undefined) throw new Error(`"${name}" has no budget in scripts/size.ts.`);
  const verdict = size > budget ? 'TOO LARGE' : 'ok';
  const share = size > floor ? `, ${(size / floor).toFixed(2)} × the framework` : '';
  console.log(`${name.padEnd(32)}  ${kilobytes(size)}  of ${kilobytes(budget)}  ${verdict}${share}`);
  if (size > budget) process.exitCode = 1;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
