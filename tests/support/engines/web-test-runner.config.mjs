/* The element tests in Firefox and WebKitGTK. `ENGINE=firefox` or `ENGINE=webkit` runs one of them. */
import { playwrightLauncher } from '@web/test-runner-playwright';
import base from '../../../web-test-runner.config.mjs';
import { firefoxOptions } from './firefox.ts';
import { recordNavigations } from './record-navigations.ts';
import { webkitLauncher } from './webkit-launcher.ts';

const browsers = {
  firefox: () =>
    playwrightLauncher({
      product: 'firefox',
      concurrency: 1,
      launchOptions: firefoxOptions(),
    }),
  webkit: webkitLauncher,
};

const { ENGINE, SAMPLE } = process.env;

/** Files whose tests depend on the engine the most: focus, keys, history. */
const SAMPLE_FILES = ['routing', 'voucher/mask'];

export default {
  ...base,
  ...(SAMPLE && { files: SAMPLE_FILES.map((name) => `tests/elements/${name}.test.ts`) }),
  browsers: ENGINE ? [browsers[ENGINE]()] : Object.values(browsers).map((launch) => launch()),
  plugins: [...base.plugins, recordNavigations()],
  testFramework: { config: { ...base.testFramework.config, timeout: 30_000 } },
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 300_000,
};
