import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright/test';

/** Runs every rule of axe on the whole page, shadow roots included, once it has come to rest. */
export async function expectAccessiblePage(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );
  // Evaluated by the debugger, so the page's security policy stays as strict as it is.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      preload: false,
    }),
  );
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary}`),
  );
  throw new Error(`Not accessible:\n${lines.join('\n')}`);
}
