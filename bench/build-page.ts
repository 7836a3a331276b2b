import { join } from 'node:path';
import { build } from 'vite';
import type { Page } from './page.ts';

const PROJECT = join(import.meta.dirname, '..');

/**
 * The React of the floors is the one that login-portal uses. Without this, they would get the one of @supabase/auth-ui-react,
 * which is in bench/node_modules.
 */
const ownPackages = Object.fromEntries(
  ['react', 'react-dom', '@r2wc/react-to-web-component'].map((name) => [
    name,
    join(PROJECT, 'node_modules', name),
  ]),
);

/** Builds a page of bench/pages/ for production. The files stay in memory. */
export async function buildPage(
  folder: string,
  { isPeer = false, answers = {} }: { isPeer?: boolean; answers?: Page['answers'] & {} } = {},
): Promise<Page> {
  const result = await build({
    root: join(import.meta.dirname, 'pages', folder),
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    resolve: { alias: isPeer ? {} : ownPackages },
    build: { write: false, modulePreload: { polyfill: false }, target: 'es2022' },
  });
  const files = new Map(
    [result]
      .flat()
      .flatMap((each) => ('output' in each ? each.output : []))
      .map((file) => [`/${file.fileName}`, 'code' in file ? file.code : file.source]),
  );
  return { path: '/', read: (path) => files.get(path === '/' ? '/index.html' : path), answers };
}
