import type { Page } from 'playwright/test';

/** The path and the body of every request from now on whose method and path fit, in order. */
export function requestsOf(page: Page, pattern: RegExp): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const line = `${request.method()} ${new URL(request.url()).pathname}`;
    if (pattern.test(line)) requests.push([line, request.postData()].filter(Boolean).join(' '));
  });
  return requests;
}
