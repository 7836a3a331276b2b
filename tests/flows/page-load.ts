import type { Page } from 'playwright/test';

/** Identifies the present load of the page: it changes with every reload. */
export const timeOrigin = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);
