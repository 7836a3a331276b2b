/* The fixtures of flow tests: the reference backend, and a guard that fails the test if the page reports a problem. */
import { mergeTests } from 'playwright/test';
import { test as withBackend } from './backend.ts';
import { test as guarded } from './page-guard.ts';

export { expect } from 'playwright/test';
export { type Backend, LOW_PASSWORD_COST } from './backend.ts';

export const test = mergeTests(withBackend, guarded).extend({
  baseURL: async ({ backend }, use) => use(backend.url),
});
