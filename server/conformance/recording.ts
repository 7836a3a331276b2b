import type { Browser } from './browser.ts';

/** Reports every request with its status. */
export function recording(browser: Browser, onRequest: (request: string) => void): Browser {
  return {
    ...browser,
    async visit(address, options) {
      const { pathname, search } = new URL(address, 'http://localhost');
      let status = 'no answer';
      try {
        const visit = await browser.visit(address, options);
        status = String(visit.status);
        return visit;
      } finally {
        onRequest(`${options?.method ?? 'GET'} ${pathname}${search} ${status}`);
      }
    },
  };
}
