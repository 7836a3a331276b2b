import type { Plugin } from 'vite';
import { FIRST_SCREEN } from '../first-screens/script.ts';
import { readJson } from './json.ts';

const { name, version } = readJson('package.json');
const LICENCES = `/*! ${name} ${version} (MIT), with software of others: THIRD-PARTY-LICENSES.txt */`;

/**
 * Asks Chromium to compile all functions of a large file while it is downloaded, on another thread. Otherwise each is compiled
 * at its first call, which takes a third of the time of the first render. Other browsers ignore the comment. It must stand
 * before all code.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Chromium compiles smaller files after the download, on the thread that runs them. In bytes. */
const STREAMED = 30_000;

/** Adds comments before the code of a file. It runs last, because Vite also adds code at the start. */
export const comments: Plugin = {
  name: 'comments',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const lines = [];
        if (chunk.isEntry || chunk.name === FIRST_SCREEN) lines.push(LICENCES);
        if (chunk.code.length > STREAMED) lines.push(COMPILE_HINT);
        chunk.code = [...lines, chunk.code].join('\n');
        const file = bundle[chunk.sourcemapFileName ?? ''];
        // A chunk of generated code has no map.
        if (file?.type !== 'asset') continue;
        const map = JSON.parse(String(file.source));
        // A semicolon ends the mappings of a line.
        file.source = JSON.stringify({ ...map, mappings: ';'.repeat(lines.length) + map.mappings });
      }
    },
  },
};
