/* Runs the tests of the configurations in examples/hosting/, with the web servers that are installed. They need a build. */
import { spawnSync } from 'node:child_process';
import { missingEngines } from './setup/engines.mjs';
import { missingWebServer, WEB_SERVERS } from './setup/web-servers.mjs';

const missing = WEB_SERVERS.map(missingWebServer).filter((reason) => reason !== undefined);
for (const reason of [...missing, missingEngines()]) if (reason) console.log(reason);

if (missing.length < WEB_SERVERS.length) {
  const { status } = spawnSync(
    'playwright',
    ['test', '--config', 'playwright.hosting.config.ts', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  process.exitCode = status ?? 1;
}
