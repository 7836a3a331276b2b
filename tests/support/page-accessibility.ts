import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { comeToRest } from './rest.ts';
import { expectNone } from './violations.ts';

/** Runs every rule of axe on the whole page, shadow roots included. */
export async function expectAccessiblePage(page: Page): Promise<void> {
  await page.evaluate(comeToRest);
  // Evaluated by the debugger, so the page's security policy stays as strict as it is.
  await page.evaluate(axe.source);
  expectNone(
    await page.evaluate(() =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, { preload: false }),
    ),
  );
}
