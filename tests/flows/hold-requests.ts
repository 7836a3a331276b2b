import type { Page, Route } from 'playwright/test';

/** Holds the requests for these addresses back until the returned function lets them go. */
export async function holdRequests(page: Page, addresses: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(addresses, (route) => (isHolding ? void held.push(route) : route.continue()));
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}
