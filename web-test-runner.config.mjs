import { existsSync, globSync, readFileSync } from 'node:fs';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { chromiumFlags, requireHeadlessChromium } from './scripts/setup/chromium.mjs';
import { WIDGET_POLICY, withCaptcha } from './standalone/content-security-policy.ts';
import { bundleTests } from './tests/support/bundle-plugin.ts';
import { freePort } from './tests/support/free-port.ts';

if (!existsSync('dist/login-portal.js')) throw new Error('dist/ is empty: run `npm run build` first.');

/**
 * The policy for widgets with a captcha and the additions that the test runner needs. It is only reported: the guard fails a
 * test on a violation.
 */
const POLICY = withCaptcha(WIDGET_POLICY)
  .replace("connect-src 'self'", "connect-src 'self' ws:")
  .replace('trusted-types ', 'trusted-types tests ');

/** Without this, the server would send the compressed copies of the build, which the plugins cannot change. */
function withoutCompression(context, next) {
  delete context.req.headers['accept-encoding'];
  return next();
}

/** Serves a build whose word lists, and whose file of the strength meter, never arrive. */
function withoutWords(context, next) {
  const [, file] = /^\/dist-words-pending(\/.*)$/.exec(context.path) ?? [];
  if (!file) return next();
  context.path = `/dist${file}`;
  return /\/words-|\.strength\.js$/.test(file) ? new Promise(() => {}) : next();
}

const FILES = 'tests/elements/**/*.test.ts';
const hasLongTests = (file) => readFileSync(file, 'utf8').includes('support/rows.ts');

export default {
  // As in tests/support/rows.ts.
  files: process.env.ELEMENT_TESTS === 'long' ? globSync(FILES).filter(hasLongTests) : FILES,
  rootDir: '.',
  // Two runs that look for a free port from 8000 at the same time find the same one.
  port: await freePort(),
  browsers: [
    playwrightLauncher({
      product: 'chromium',
      launchOptions: {
        executablePath: requireHeadlessChromium(),
        args: [...chromiumFlags, '--js-flags=--expose-gc'],
      },
    }),
  ],
  concurrency: 4,
  plugins: [bundleTests()],
  // In CI a test has a second attempt, as in playwright.config.ts. The guard prints why the first one failed.
  testFramework: { config: { ui: 'bdd', timeout: 10_000, retries: process.env.CI ? 1 : 0 } },
  testsFinishTimeout: 120_000,
  testRunnerHtml: (script) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Element tests</title>
    <script src="/tests/support/catch-errors.js"></script>
  </head>
  <body><script type="module" src="${script}"></script></body>
</html>`,
  middleware: [
    withoutCompression,
    withoutWords,
    (context, next) => {
      context.set('Content-Security-Policy-Report-Only', POLICY);
      return next();
    },
  ],
};
