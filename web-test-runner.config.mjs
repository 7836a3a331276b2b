import { existsSync } from 'node:fs';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { WIDGET_POLICY, withCaptcha } from './demo/backend/http/content-security-policy.ts';
import { chromiumFlags, chromiumHelp, findChromium } from './scripts/chromium.mjs';
import { bundleTests } from './tests/support/bundle-plugin.ts';

const executablePath = findChromium();
if (!executablePath) throw new Error(chromiumHelp);
if (!existsSync('dist/login-portal.js'))
  throw new Error('Nothing to test in dist/: run `npm run build` first.');

/**
 * The policy of the elements (some register with a captcha), reported to the guard and not enforced, with what the test
 * runner needs itself. A test adds a foreign `<base>`, as a host page without the policy may.
 */
const POLICY = withCaptcha(WIDGET_POLICY)
  .replace(/; base-uri [^;]*/, '')
  .replace("connect-src 'self'", "connect-src 'self' ws:")
  .replace('trusted-types ', 'trusted-types tests ');

/** The split build as a bad network has it: its word lists are `missing`, or `pending` without an end. */
function withoutWords(context, next) {
  const [, how, file = ''] = /^\/dist-words-(missing|pending)(\/.*)$/.exec(context.path) ?? [];
  if (!how) return next();
  context.path = `/dist${file}`;
  if (!file.includes('_virtual_words-')) return next();
  if (how === 'pending') return new Promise(() => {});
  context.status = 404;
}

export default {
  files: 'tests/elements/**/*.test.ts',
  rootDir: '.',
  browsers: [
    playwrightLauncher({
      product: 'chromium',
      launchOptions: { executablePath, args: [...chromiumFlags, '--js-flags=--expose-gc'] },
    }),
  ],
  concurrency: 2,
  plugins: [bundleTests()],
  testFramework: { config: { ui: 'bdd', timeout: 10_000 } },
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
    withoutWords,
    (context, next) => {
      context.set('Content-Security-Policy-Report-Only', POLICY);
      return next();
    },
  ],
};
