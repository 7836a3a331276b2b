import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { waitForAnimations } from './animations.ts';
import { AXE_OPTIONS, expectNoViolations } from './violations.ts';

/** Half as long as `axe.source`, and each page parses it. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Checks the whole page and its shadow roots with every axe rule, or with one. */
export async function expectAccessiblePage(page: Page, rule?: string): Promise<void> {
  await page.evaluate(waitForAnimations);
  // Evaluated through the debugger, which the page's content security policy does not restrict.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  expectNoViolations(
    await page.evaluate(
      (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, options),
      rule ? { ...AXE_OPTIONS, runOnly: [rule] } : AXE_OPTIONS,
    ),
  );
}
