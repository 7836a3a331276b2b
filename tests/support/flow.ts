/* The fixtures of flow tests: the reference backend, and a guard that fails the test if the page reports a problem. */
import { test as base } from './backend.ts';
import { guardPages } from './page-guard.ts';

export { expect } from 'playwright/test';
export { type Backend, LOW_PASSWORD_COST } from './backend.ts';

interface Fixtures {
  /** Expects a problem in this test; the test also fails if the problem does not appear. */
  expectProblem: (pattern: RegExp) => void;
}

export const test = base.extend<Fixtures>({
  baseURL: async ({ backend }, use) => use(backend.url),

  expectProblem: [
    async ({ context }, use) => {
      const guard = await guardPages(context);
      await use(guard.expectProblem);
      guard.verify();
    },
    { auto: true },
  ],
});
