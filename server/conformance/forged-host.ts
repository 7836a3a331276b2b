/* A request with another host. `fetch` does not send the header Host. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Browser } from './browser.ts';
import type { Exchange } from './client.ts';
import type { Context } from './context.ts';
import type { MailedLink } from './mailbox.ts';

export const OTHER_HOST = 'other-site.invalid';

/** Servers often build links from these, so that an email to somebody else leads to the site of an attacker. */
export const FORGED_HOST = { 'X-Forwarded-Host': OTHER_HOST, Forwarded: `host=${OTHER_HOST}` };

export function expectOwnHost(
  { fails }: Pick<Context, 'fails'>,
  { call, visit }: Pick<Exchange, 'call' | 'visit'>,
  link: MailedLink | undefined,
): void {
  if (link && new URL(link.address).hostname === OTHER_HOST)
    fails(
      `${call} takes the address of the link from X-Forwarded-Host or Forwarded, which anybody can send: the email leads to the site of an attacker`,
      visit,
    );
}

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
