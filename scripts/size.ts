/* Measures dist/ (gzip -9) against the budgets and fails when one is exceeded. A raised budget wants a reason in its commit. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Bytes. */
const BUDGETS = {
  /** What a visitor of /login/ waits for: page, style, entry and the login screen. */
  'first screen': 88_500,
  'one file': 143_500,
};

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

const sizes = { 'first screen': firstScreen(), 'one file': gzip(readFileSync('dist/login-portal.js')) };
const floor = await framework();
console.log(`react + react-dom + r2wc alone  ${kilobytes(floor)}`);

for (const [name, budget] of Object.entries(BUDGETS)) {
  const size = sizes[name as keyof typeof sizes];
  const verdict = size > budget ? 'TOO LARGE' : 'ok';
  console.log(
    `${name.padEnd(30)}  ${kilobytes(size)}  of ${kilobytes(budget)}  ${verdict}, ${(size / floor).toFixed(2)} × the framework`,
  );
  if (size > budget) process.exitCode = 1;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
