import type { Browser } from './browser.ts';
import type { Options } from './context.ts';

/** Reports every request with its status. The token of `--token` is left out. */
export function recording(
  browser: Browser,
  { token }: Pick<Options, 'token'>,
  onRequest: (request: string) => void,
): Browser {
  const publicText = (text: string) => (token ? text.replaceAll(encodeURIComponent(token), '{token}') : text);
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
        onRequest(publicText(`${options?.method ?? 'GET'} ${pathname}${search} ${status}`));
      }
    },
  };
}
