import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from 'playwright/test';
import { chromiumFlags, requireHeadlessChromium } from './scripts/setup/chromium.mjs';
import { ENGINES, missingSoftware, WEB_SERVERS, type WebServerName } from './scripts/setup/software.mjs';
import type { EngineName } from './tests/smoke/drivers.ts';
import { firefoxOptions } from './tests/support/engines/firefox.ts';
import { LONG, SAMPLE } from './tests/support/tags.ts';

/** Options of the tests, besides those of Playwright. */
interface Options {
  engine?: EngineName | 'chromium';
  hosting?: WebServerName;
  loose?: boolean;
}

type TestProject = Project<PlaywrightTestOptions & Options, PlaywrightWorkerOptions>;

const LONG_TESTS = new RegExp(LONG);
/** In `npm test`, samples stand for the projects that have this. */
const SAMPLED = process.env.SAMPLE ? { grep: new RegExp(SAMPLE) } : {};

/** Select projects by name: `npx playwright test --project=flows`. The checks do (scripts/checks/checks.ts). */
const projects: TestProject[] = [
  {
    name: 'flows',
    // Of the web servers, only nginx is always installed. `hosting` checks all of them, and more.
    testMatch: ['flows/**/*.test.ts', 'hosting/hosting.test.ts'],
    grepInvert: LONG_TESTS,
  },
  { name: 'hosts', testMatch: 'hosts/**/*.test.ts', grepInvert: LONG_TESTS, ...SAMPLED },
  { name: 'long', testMatch: ['flows/**/*.test.ts', 'hosts/**/*.test.ts'], grep: LONG_TESTS },
  // All flows, with a reference backend that answers as another server might.
  {
    name: 'loose',
    testMatch: 'flows/**/*.test.ts',
    use: { loose: true },
    ...SAMPLED,
  },
  {
    // Applications of real hosts, installed from npm. They are set up once per file.
    name: 'hosts-real',
    testMatch: 'hosts-real/**/*.test.ts',
    fullyParallel: false,
    timeout: 120_000,
    expect: { timeout: 15_000 },
  },
  ...engines([
    { name: 'Firefox', testMatch: 'smoke/*.test.ts', use: { engine: 'firefox' } },
    { name: 'WebKit', testMatch: 'smoke/*.test.ts', use: { engine: 'webkit' } },
    { name: 'passwords, Chromium', testMatch: 'passwords/*.test.ts', use: { engine: 'chromium' } },
    { name: 'passwords, Firefox', testMatch: 'passwords/*.test.ts', use: { engine: 'firefox' } },
    {
      name: 'Firefox, printing',
      testMatch: 'flows/printed-pages.test.ts',
      use: { browserName: 'firefox', launchOptions: firefoxOptions() },
    },
    {
      name: 'Firefox, keys',
      testMatch: 'flows/keys.test.ts',
      grepInvert: LONG_TESTS,
      use: { browserName: 'firefox', launchOptions: firefoxOptions() },
    },
    { name: 'Firefox, passkeys', testMatch: 'tests/passkeys/*.test.ts' },
    {
      name: 'Firefox, host pages',
      testMatch: 'hosts/*.test.ts',
      grepInvert: LONG_TESTS,
      use: {
        browserName: 'firefox',
        // Locators do not find anything in a page from the back/forward cache.
        launchOptions: firefoxOptions({ 'browser.sessionhistory.max_total_viewers': 0 }),
      },
    },
  ]),
  ...engines([
    // One Orca hears one window.
    { name: 'screen-reader', testMatch: 'screen-reader/*.test.ts', fullyParallel: false, workers: 1 },
  ]).map((project) => ({ ...project, timeout: 240_000 })),
  // The checks of each web server, and a smoke test of every flow through it in Firefox.
  ...WEB_SERVERS.filter((name) => !missingSoftware(name)).flatMap((hosting): TestProject[] => [
    { name: hosting, testMatch: 'hosting/*.test.ts', use: { hosting } },
    {
      name: `${hosting}, flows`,
      testMatch: ENGINES.firefox ? 'smoke/*.test.ts' : [],
      use: { hosting, engine: 'firefox' },
    },
  ]),
];

function engines(list: TestProject[]): TestProject[] {
  return list.map((project) => ({ ...project, ...SAMPLED }));
}

export default defineConfig<Options>({
  testDir: 'tests',
  // A run removes the folders of its own projects only.
  projects: projects.map((project) => ({ ...project, outputDir: `test-results/${project.name}` })),
  fullyParallel: true,
  workers: 2,
  // One lost race must not discard a whole run. A test that needs its second attempt is listed as flaky: mend it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  // A busy machine takes as long for a page with dozens of elements.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: requireHeadlessChromium(), args: chromiumFlags },
    locale: 'en-US',
    // Disables the holiday effects, so that the tests do not depend on the date.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Traces slow down the tests. To record them: `npm run test:flows -- --trace on`.
    trace: 'off',
  },
});
