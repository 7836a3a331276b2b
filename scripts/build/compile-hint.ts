import type { Plugin } from 'vite';
import { prependLine } from './source-maps.ts';

/** Chromium compiles smaller files after the download, on the thread that runs them. In bytes. */
const STREAMED = 30_000;

/**
 * Asks Chromium to compile all functions of a large file while it is downloaded, on another thread. Otherwise each is compiled
 * at its first call, which takes a third of the time of the first render. Other browsers ignore the comment. It must stand
 * before all code.
 */
export const compileHint: Plugin = {
  name: 'compile-hint',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.code.length > STREAMED)
          prependLine(bundle, file, '//# allFunctionsCalledOnLoad');
    },
  },
};
