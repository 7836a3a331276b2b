import type { Page } from 'playwright/test';
import { comeToRest } from '../../support/rest.ts';
import { expect, type Portal } from '../portal.ts';

/** Something a person can get to see. */
export interface Stage {
  name: string;
  /** Goes there, and is sure to have arrived. */
  reach(portal: Portal): Promise<void>;
  /** The application's name, which the footer shows, is not known. */
  withoutFooter?: true;
}

/** Reaches the stage, and waits until nothing covers it and nothing moves. */
export async function settleAt(stage: Stage, portal: Portal): Promise<void> {
  await stage.reach(portal);
  await settle(portal.page);
}

export async function settle(page: Page): Promise<void> {
  await expect(page.locator('[part=loading-screen]')).toHaveCount(0);
  await page.evaluate(comeToRest);
}
