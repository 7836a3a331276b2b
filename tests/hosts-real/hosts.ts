/** How to serve the build of a host: a folder with files, or a program that listens on `PORT`. */
export interface Host {
  name: string;
  /** The folder in apps/, and the page in docs/hosts/. */
  folder: string;
  /** The package whose version the table shows. */
  package: string;
  serve: { folder: string } | { program: string[] };
}

/** All have the pages Home, Voucher and Sign in, except React 18, which has no router of its own. */
export const HOSTS: readonly Host[] = [
  { name: 'React 18', folder: 'react18', package: 'react', serve: { folder: 'dist' } },
  { name: 'Astro', folder: 'astro', package: 'astro', serve: { folder: 'dist' } },
  { name: 'Turbo', folder: 'turbo', package: '@hotwired/turbo', serve: { folder: '.' } },
  { name: 'htmx', folder: 'htmx', package: 'htmx.org', serve: { folder: '.' } },
  {
    name: 'SvelteKit',
    folder: 'sveltekit',
    package: '@sveltejs/kit',
    serve: { program: ['node', 'build/index.js'] },
  },
  { name: 'Next', folder: 'next', package: 'next', serve: { program: ['npx', '--no', 'next', 'start'] } },
  { name: 'Nuxt', folder: 'nuxt', package: 'nuxt', serve: { program: ['node', '.output/server/index.mjs'] } },
  { name: 'Angular', folder: 'angular', package: '@angular/core', serve: { folder: 'dist' } },
];
