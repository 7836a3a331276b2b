/* Measures dist/ (gzip -9) against the budgets and fails when one is exceeded. A raised budget wants a reason in its commit. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { elementTags } from './elements.ts';

/** Bytes. */
const BUDGETS: Record<string, number> = {
  /** What a visitor of /login/ waits for: page, style, entry and the login screen. */
  'first screen': 90_900,
  'one file': 152_500,
  /** An element's module with all it imports at once: what a page pays that has that element alone. */
  'access-request': 85_000,
  'cookie-consent': 79_000,
  'forgot-password': 84_900,
  'language-switcher': 78_600,
  'login-portal': 86_800,
  'self-register': 87_100,
  'theme-switcher': 77_700,
  'voucher-redeem': 89_500,
  /** The chunks they share are loaded once. */
  'voucher-redeem and self-register': 93_400,
};

/** Bytes of one screen's own chunk, in the page: what a click on a link waits for. */
const LAZY_SCREEN = 6_000;

const gzip = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

/** The page itself and every file its head asks for. */
function firstScreen(): number {
  const html = readFileSync('dist/index.html', 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\/login\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file,
  );
  return [html, ...files.map((file) => readFileSync(`dist/${file}`))].reduce(
    (sum, content) => sum + gzip(content),
    0,
  );
}

/** The files that modules of dist/elements/ import at once, themselves included. */
function closure(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files.filter((each) => !found.has(each))) {
    found.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g);
    closure(
      [...imports].map(([, to = '']) => join(dirname(file), to)),
      found,
    );
  }
  return found;
}

const transferred = (...tags: string[]) =>
  [...closure(tags.map((tag) => `dist/elements/${tag}.js`))].reduce(
    (sum, file) => sum + gzip(readFileSync(file)),
    0,
  );

/** React, react-dom and r2wc with nothing of ours: the floor under both. */
async function framework(): Promise<number> {
  const entry = '\0framework';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
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

const sizes: Record<string, number> = {
  'first screen': firstScreen(),
  'one file': gzip(readFileSync('dist/login-portal.js')),
  ...Object.fromEntries(elementTags.map((tag) => [tag, transferred(tag)])),
  'voucher-redeem and self-register': transferred('voucher-redeem', 'self-register'),
};
const screens = globSync('dist/assets/*.screen-*.js');
const floor = await framework();
console.log(`react + react-dom + r2wc alone    ${kilobytes(floor)}`);

for (const [name, size] of Object.entries(sizes)) weigh(name, size, BUDGETS[name]);
for (const file of screens)
  weigh(basename(file).replace(/-[\w-]{8}\.js$/, ''), gzip(readFileSync(file)), LAZY_SCREEN);
if (screens.length === 0) throw new Error('The page has no lazy screens: have their files other names?');

function weigh(name: string, size: number, budget: number | undefined) {
  if (budget === undefined) throw new Error(`"${name}" has no budget in scripts/size.ts.`);
  const verdict = size > budget ? 'TOO LARGE' : 'ok';
  const share = size > floor ? `, ${(size / floor).toFixed(2)} × the framework` : '';
  console.log(`${name.padEnd(32)}  ${kilobytes(size)}  of ${kilobytes(budget)}  ${verdict}${share}`);
  if (size > budget) process.exitCode = 1;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
