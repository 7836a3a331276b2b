/*
 * The standalone page with the development build of React, which reports every attribute and text that differs from the
 * the HTML of first screens. The build of production reports only some.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPages } from '../../scripts/build/outputs.ts';
import { writeSecurity } from '../../scripts/build/security.ts';
import { examplePath, FIRST_SCREENS } from '../../scripts/first-screens/route-table.ts';
import { intlLocale, LOCALES } from '../../src/i18n/locale.ts';
import { test as base, expect } from '../support/flow.ts';
import { LONG } from '../support/tags.ts';
import { withoutAnswerLines } from './answer-lines.ts';
import { openWithoutApp } from './first-screen-page.ts';

const test = base.extend<object, { dist: string }>({
  dist: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const outDir = mkdtempSync(join(tmpdir(), 'login-portal-'));
      await buildPages(outDir, ['index.html'], 'development');
      writeSecurity(outDir);
      await use(outDir);
      rmSync(outDir, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// In one worker, which builds once.
test.describe.configure({ mode: 'default' });
test.use({ members: { defaultregistration: true } });

test.beforeEach(({ page }) =>
  // React recommends its developer tools in the console unless it finds them.
  page.addInitScript(() => Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { isDisabled: true } })),
);

for (const locale of LOCALES)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(() => {
      test.use({ locale: intlLocale(locale), colorScheme });

      test(`development React hydrates every route without a line in the console: ${locale} ${colorScheme}`, {
        tag: LONG,
      }, async ({ page, loose }) => {
        test.slow();
        const lines: string[] = [];
        for (const { name, pattern } of FIRST_SCREENS) {
          page.on('console', (message) => lines.push(`${name}: ${message.text()}`));
          const hydrate = await openWithoutApp(page, examplePath(pattern));
          await hydrate();
          await page.waitForLoadState('networkidle');
          page.removeAllListeners('console');
        }
        expect(withoutAnswerLines(lines, loose)).toEqual([]);
      });
    });

test('development React reports an attribute that differs', { tag: LONG }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/some attributes of the server rendered HTML didn't match/);
  await page.route('**/login/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('part="title"', 'part="other"');
    return route.fulfill({ response, body });
  });
  const hydrate = await openWithoutApp(page);
  await hydrate();
});
