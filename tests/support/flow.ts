/* What a flow test runs on: the reference backend, and a page that fails the test when anything goes wrong. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import type { MembersConfig } from '../../demo/backend/configuration.ts';
import { type RunningServer, startServer } from '../../demo/backend/server.ts';
import { watch } from './page-guard.ts';

export { expect } from 'playwright/test';

/** The real cost would make every sign-in slow. */
export const CHEAP = 2 ** 8;

export interface Backend extends RunningServer {
  /** Moves the clock of the backend (not the browser's) on. */
  passMinutes(minutes: number): void;
}

interface TestFixtures {
  /** What the members' part of the configuration switches on. */
  members: Partial<MembersConfig>;
  /** Whose pages may make calls besides the backend's own. */
  allowedOrigins: readonly string[];
  backend: Backend;
  /** Says that this test provokes a problem the guard would fail it for; it must appear, too. */
  expectProblem: (pattern: RegExp) => void;
}

interface WorkerFixtures {
  seededDatabase: string;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  /** Seeded once; each test gets a copy of its own. */
  seededDatabase: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'login-portal-'));
      const database = join(folder, 'seeded.sqlite');
      await (await startServer({ database, passwordCost: CHEAP })).close();
      await use(database);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  members: [{}, { option: true }],
  allowedOrigins: [[], { option: true }],

  backend: async ({ seededDatabase, members, allowedOrigins }, use, { testId }) => {
    const database = `${seededDatabase}.${testId}`;
    copyFileSync(seededDatabase, database);
    let passed = 0;
    const server = await startServer({
      database,
      members,
      allowedOrigins,
      now: () => Date.now() + passed,
      passwordCost: CHEAP,
    });
    await use({
      ...server,
      passMinutes: (minutes) => {
        passed += minutes * 60_000;
      },
    });
    await server.close();
  },

  baseURL: async ({ backend }, use) => use(backend.url),

  expectProblem: [
    async ({ context }, use) => {
      const guard = await watch(context);
      await use(guard.expectProblem);
      guard.judge();
    },
    { auto: true },
  ],
});
