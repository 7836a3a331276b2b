/* `test` with the reference backend, for tests in a browser of any kind. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from 'playwright/test';
import type { WebServerName } from '../../scripts/setup/software.mjs';
import type { MembersConfig } from '../../server/reference/configuration.ts';
import { type RunningServer, startServer } from '../../server/reference/server.ts';
import { startBehind } from '../hosting/start-behind.ts';
import { traffic } from './described-traffic.ts';
import { createLightBuild } from './light-build.ts';

/** The real cost would slow down every sign-in. */
export const LOW_PASSWORD_COST = 2 ** 8;

export interface Backend extends RunningServer {
  /** Advances the clock of the backend, not of the browser. */
  advanceMinutes(minutes: number): void;
}

interface TestFixtures {
  /** Overrides the `members` part of the configuration. */
  members: Partial<MembersConfig>;
  /** Whether the server announces passkeys. */
  passkeys: boolean;
  /** Other origins whose pages may make calls. */
  allowedOrigins: readonly string[];
  /** Of the standalone page. */
  rendering: 'shadow' | 'light';
  backend: Backend;
}

interface WorkerFixtures {
  /** The folder of the build. */
  dist: string;
  /** Whether the calls answer as another server might. */
  loose: boolean;
  /** A web server in front of the backend, with the configuration in examples/hosting/. */
  hosting: WebServerName | undefined;
  seededDatabase: string;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  dist: ['dist', { option: true, scope: 'worker' }],

  loose: [false, { option: true, scope: 'worker' }],

  hosting: [undefined, { option: true, scope: 'worker' }],

  /** Seeded once per worker; each test gets a copy. */
  seededDatabase: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'login-portal-'));
      const database = join(folder, 'seeded.sqlite');
      await (await startServer({ database, passwordCost: LOW_PASSWORD_COST })).close();
      await use(database);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  members: [{}, { option: true }],
  passkeys: [false, { option: true }],
  allowedOrigins: [[], { option: true }],
  rendering: ['shadow', { option: true }],

  backend: async (
    { dist, hosting, loose, seededDatabase, members, passkeys, allowedOrigins, rendering },
    use,
    { testId },
  ) => {
    const lightBuild = rendering === 'light' ? createLightBuild() : undefined;
    const database = `${seededDatabase}.${testId}`;
    copyFileSync(seededDatabase, database);
    let passed = 0;
    const { wrap, violations } = traffic(loose);
    const options = {
      dist: lightBuild ?? dist,
      database,
      members,
      passkeys,
      allowedOrigins,
      loose,
      now: () => Date.now() + passed,
      passwordCost: LOW_PASSWORD_COST,
      wrap,
    };
    const server = await (hosting ? startBehind(hosting, options) : startServer(options));
    await use({
      ...server,
      advanceMinutes: (minutes) => {
        passed += minutes * 60_000;
      },
    });
    await server.close();
    if (lightBuild) rmSync(lightBuild, { recursive: true });
    expect(violations, 'every call is as api/openapi.yaml describes it').toEqual([]);
  },
});
