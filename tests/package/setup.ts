import type { TestProject } from 'vitest/node';
import { pack, type Tarball } from './tarball.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    packed: Omit<Tarball, 'remove'>;
  }
}

let remove = () => {};

/** Packs and installs both packages once, for all test files. A test gets the result with `inject('packed')`. */
export function setup(tests: TestProject): void {
  const { remove: removePacked, ...packed } = pack(undefined, 'server');
  remove = removePacked;
  tests.provide('packed', packed);
}

export const teardown = () => remove();
