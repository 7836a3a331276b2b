/* A request with another host. `fetch` does not send the header Host. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Browser } from './browser.ts';

export const OTHER_HOST = 'other-site.invalid';

/** Milliseconds; the limit of the portal. */
const TIME_LIMIT = 20_000;

/** Sends a POST with the cookies of the browser. A server may refuse it, or give no answer. */
export function postWithHost(
  site: URL,
  browser: Browser,
  path: string,
  body: object,
): Promise<number | undefined> {
  const request = site.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = {
    Host: OTHER_HOST,
    'Content-Type': 'application/json',
    'X-XSRF-TOKEN': browser.antiForgeryToken(),
    Cookie: [...browser.setCookies.keys()].map((name) => `${name}=${browser.cookie(name)}`).join('; '),
    Origin: site.origin,
    'Sec-Fetch-Site': 'same-origin',
  };
  const options = { method: 'POST', headers, servername: site.hostname, timeout: TIME_LIMIT };
  return new Promise((resolve) => {
    const sent = request(new URL(path, site), options, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(undefined));
    sent.end(JSON.stringify(body));
  });
}
