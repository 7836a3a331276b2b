import { defineConfig } from 'playwright/test';
import config from './playwright.config.ts';
import { missingEngines } from './scripts/setup/engines.mjs';
import { missingWebServer, WEB_SERVERS, type WebServerName } from './scripts/setup/web-servers.mjs';
import type { EngineName } from './tests/smoke/drivers.ts';

interface Options {
  hosting: WebServerName;
  engine: EngineName;
}

const servers = WEB_SERVERS.filter((name) => !missingWebServer(name));

/** `npm run test:hosting`: the checks of each web server, and a smoke test of every flow through it in Firefox. */
export default defineConfig<object, Options>({
  ...config,
  outputDir: 'test-results/hosting',
  timeout: 60_000,
  projects: servers.flatMap((hosting) => [
    { name: hosting, testMatch: 'hosting/*.test.ts', use: { hosting } },
    ...(missingEngines()
      ? []
      : [
          {
            name: `${hosting}, flows`,
            testMatch: 'smoke/*.test.ts',
            use: { hosting, engine: 'firefox' as const },
          },
        ]),
  ]),
});
