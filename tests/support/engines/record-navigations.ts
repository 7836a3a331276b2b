import type { TestRunnerPlugin } from '@web/test-runner';

/** `location.reload()`, and the minified form of `location[replace ? 'replace' : 'assign'](href)`. */
const LEAVING = /\b(?:globalThis\.)?location(?=\.reload\(\)|\[[^\]]*\breplace\b)/g;

/**
 * WebKitGTK has no Navigation API, so tests/support/location.ts cannot block navigations there. The code under test gets an
 * object that only records them instead of `location`, which itself cannot be changed.
 */
export function recordNavigations(): TestRunnerPlugin {
  return {
    name: 'record-navigations',
    transform({ path, body }) {
      if (!/^\/(dist|tests)[^?]*\.(js|ts)$/.test(path) || typeof body !== 'string') return;
      return body.replace(LEAVING, '(globalThis.recordedLocation ?? location)');
    },
  };
}
