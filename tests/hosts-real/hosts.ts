/** How to serve the build of a host: a folder with files, or a program that listens on `PORT`. */
export interface Host {
  /** In lower case, with hyphens, it is the name of the folder in apps/. */
  name: string;
  /** Its version is in the table: a package of npm, or a package of Debian and the command that prints the version. */
  version: { npm: string } | { debian: string; command: string[] };
  serve: { folder: string } | { program: string[] };
  /** True if the page Voucher prints the fragment. */
  hasFragment?: true;
  /** False if the only page is Voucher. */
  hasPages?: false;
  /** The file with the tag of the page Voucher, if the script `types` of its package.json checks it. */
  typed?: string;
}

/** All have the pages Home, Voucher and Sign in, except React 18, which has no router of its own. */
export const HOSTS: readonly Host[] = [
  {
    name: 'React 18',
    version: { npm: 'react' },
    serve: { folder: 'dist' },
    hasPages: false,
    typed: 'src/voucher.tsx',
  },
  {
    name: 'React Router',
    version: { npm: 'react-router' },
    serve: { program: ['npx', '--no', 'react-router-serve', 'build/server/index.js'] },
    typed: 'app/routes/voucher.tsx',
  },
  {
    name: 'TanStack Start',
    version: { npm: '@tanstack/react-start' },
    serve: { program: ['node', '.output/server/index.mjs'] },
    typed: 'src/routes/voucher.tsx',
  },
  {
    name: 'Next',
    version: { npm: 'next' },
    serve: { program: ['npx', '--no', 'next', 'start'] },
    typed: 'app/voucher/page.tsx',
  },
  {
    name: 'Docusaurus',
    version: { npm: '@docusaurus/core' },
    serve: { folder: 'build' },
    typed: 'src/components/voucher.tsx',
  },
  { name: 'Preact', version: { npm: 'preact' }, serve: { folder: 'dist' }, typed: 'src/voucher.tsx' },
  {
    name: 'SolidStart',
    version: { npm: '@solidjs/start' },
    serve: { program: ['node', '.output/server/index.mjs'] },
    typed: 'src/routes/voucher.tsx',
  },
  {
    name: 'Qwik City',
    version: { npm: '@builder.io/qwik-city' },
    serve: { program: ['node', 'server/entry.node.js'] },
    typed: 'src/routes/voucher/index.tsx',
  },
  {
    name: 'Nuxt',
    version: { npm: 'nuxt' },
    serve: { program: ['node', '.output/server/index.mjs'] },
    typed: 'app/pages/voucher.vue',
  },
  {
    name: 'SvelteKit',
    version: { npm: '@sveltejs/kit' },
    serve: { program: ['node', 'build/index.js'] },
    typed: 'src/routes/voucher/+page.svelte',
  },
  { name: 'Angular', version: { npm: '@angular/core' }, serve: { folder: 'dist/app/browser' } },
  { name: 'Lit', version: { npm: 'lit' }, serve: { folder: 'dist' } },
  { name: 'Astro', version: { npm: 'astro' }, serve: { folder: 'dist' }, hasFragment: true },
  { name: 'Eleventy', version: { npm: '@11ty/eleventy' }, serve: { folder: '_site' }, hasFragment: true },
  {
    name: 'Hugo',
    version: { debian: 'hugo', command: ['hugo', 'version'] },
    serve: { folder: 'public' },
    hasFragment: true,
  },
  {
    name: 'Django',
    version: { debian: 'python3-django', command: ['/usr/bin/python3', '-m', 'django', '--version'] },
    serve: { program: ['sh', '-c', 'exec /usr/bin/python3 manage.py runserver --noreload localhost:$PORT'] },
    hasFragment: true,
  },
  { name: 'Turbo', version: { npm: '@hotwired/turbo' }, serve: { folder: '.' } },
  { name: 'htmx', version: { npm: 'htmx.org' }, serve: { folder: '.' } },
];
