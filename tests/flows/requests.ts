import type { Page } from 'playwright/test';

/** Collects the matching requests from now on, in order: "POST /path body". The pattern applies to method and path. */
export function requestsOf(page: Page, pattern: RegExp): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const line = `${request.method()} ${new URL(request.url()).pathname}`;
    // In Firefox, a header has the body (support/engines/firefox-page.ts).
    const body = request.postData() ?? decodeURIComponent(request.headers()['x-body'] ?? '');
    if (pattern.test(line)) requests.push([line, body].filter(Boolean).join(' '));
  });
  return requests;
}

/** Holds matching requests until the returned function is called. */
export async function holdRequests(page: Page, urls: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(urls, (route) => promise.then(() => route.fallback()));
  return resolve;
}
