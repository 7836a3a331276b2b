import type { Page, Route } from 'playwright/test';

/** Collects the matching requests from now on, in order: "POST /path body". The pattern applies to method and path. */
export function requestsOf(page: Page, pattern: RegExp): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const line = `${request.method()} ${new URL(request.url()).pathname}`;
    if (pattern.test(line)) requests.push([line, request.postData()].filter(Boolean).join(' '));
  });
  return requests;
}

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
