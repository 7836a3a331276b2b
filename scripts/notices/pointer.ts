import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { FIRST_SCREEN } from '../first-screen.ts';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const POINTER = `/*! ${name} ${version} (MIT), with software of others: THIRD-PARTY-LICENSES.txt */`;

/** Says on top of the files that a page loads by their names where the licences are. Last of all: minifying and Vite leave it there. */
export const pointToLicences: Plugin = {
  name: 'point-to-licences',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && (file.isEntry || file.name === FIRST_SCREEN))
          file.code = `${POINTER}\n${file.code}`;
    },
  },
};
