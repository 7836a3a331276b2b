/* A stage is a state of a screen that a visitor can reach. */
import type { Page } from 'playwright/test';
import type { MembersConfig } from '../../../server/reference/configuration.ts';
import { waitForAnimations } from '../../support/animations.ts';
import type { Backend } from '../../support/flow.ts';
import { expect, type Portal } from '../portal.ts';

/** Options of the reference backend that stages need. */
export interface ServerOptions {
  members?: Partial<MembersConfig>;
}

/** By name. Each opens the stage and waits until it is shown. */
export type Stages = Readonly<Record<string, (portal: Portal, backend: Backend) => Promise<void>>>;

/** Waits until the loading screen is gone and all animations have ended. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('[part=loading-screen]')).toHaveCount(0);
  await page.evaluate(waitForAnimations);
}
