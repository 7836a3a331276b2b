import type { Page, Route } from 'playwright/test';

/** Holds matching requests until the returned function is called. */
export async function holdRequests(page: Page, urls: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(urls, (route) => (isHolding ? void held.push(route) : route.continue()));
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}
