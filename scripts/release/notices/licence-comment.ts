import type { Plugin } from 'vite';
import { readJson } from '../../build/json.ts';
import { prependLine } from '../../build/source-maps.ts';
import { FIRST_SCREEN } from '../../first-screens/script.ts';

const { name, version } = readJson('package.json');
const COMMENT = `/*! ${name} ${version} (MIT), with software of others: THIRD-PARTY-LICENSES.txt */`;

/** Adds a comment with the name of the licence file to all entry files. It runs last, so that minifying does not remove it. */
export const licenceComment: Plugin = {
  name: 'licence-comment',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && (file.isEntry || file.name === FIRST_SCREEN))
          prependLine(bundle, file, COMMENT);
    },
  },
};
