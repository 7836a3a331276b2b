export interface Host {
  /** In lower case, with hyphens, it is the name of the folder in apps/. */
  name: string;
  /** The npm package whose version is in docs/hosts/README.md. */
  package: string;
  /** How to serve the build: a folder with files, or a program that listens on `PORT`. */
  serve: { folder: string } | { program: string[] };
  /** The file with the tag of the page Voucher, if the script `types` of its package.json checks it. */
  typed?: string;
}

/** All have the pages Home, Voucher and Sign in. */
export const HOSTS: readonly Host[] = [
  {
    name: 'React Router',
    package: 'react-router',
    serve: { program: ['npx', '--no', 'react-router-serve', 'build/server/index.js'] },
    typed: 'app/routes/voucher.tsx',
  },
  {
    name: 'Next',
    package: 'next',
    serve: { program: ['npx', '--no', 'next', 'start'] },
    typed: 'app/voucher/page.tsx',
  },
  {
    name: 'Nuxt',
    package: 'nuxt',
    serve: { program: ['node', '.output/server/index.mjs'] },
    typed: 'app/pages/voucher.vue',
  },
  { name: 'Angular', package: '@angular/core', serve: { folder: 'dist/app/browser' } },
];
