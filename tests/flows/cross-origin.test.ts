import type { Page } from 'playwright/test';
import { seededVoucher } from '../../demo/backend/seeds/vouchers.ts';
import { type Site, servePage, serveSite } from '../support/site.ts';
import { test as base, emailOf, expect, passwordOf } from './portal.ts';

/** An empty page of somebody else's, whose origin the backend allows. */
const test = base.extend<{ host: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  host: async ({}, use) => {
    const host = await servePage('');
    await use(host);
    await host.close();
  },
  allowedOrigins: async ({ host }, use) => use([host.url]),
});

/**
 * Opens the page of the host with one element on it, which works with the API at that address. If the script comes from
 * elsewhere, its tag says that the API is trusted.
 */
async function embed(page: Page, host: Site, tag: string, api: string, bundle = api) {
  await page.goto(host.url);
  await page.evaluate(
    ([name, base, source, origins]) => {
      const script = document.createElement('script');
      script.src = source;
      if (origins) script.dataset.origins = origins;
      const element = document.createElement(name);
      element.setAttribute('api-base', base);
      document.body.append(script, element);
    },
    [tag, api, `${bundle}/login/login-portal.js`, bundle === api ? '' : api] as const,
  );
}

test('a member signs in and redeems a voucher on a page of another origin', async ({
  page,
  portal,
  host,
  backend,
}) => {
  const headers: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') headers.push(request.headers());
  });
  await embed(page, host, 'voucher-redeem', backend.url);
  await portal.field('Voucher code').fill(seededVoucher('asksForNothing').code);
  await portal.email.fill(emailOf('memberWithPassword'));
  await portal.button('Redeem').click();
  await expect(portal.text('Your voucher has been redeemed.')).toBeVisible();

  await embed(page, host, 'login-portal', backend.url);
  await portal.submitEmail(emailOf('memberWithPassword'));
  await portal.submitPassword(passwordOf('memberWithPassword'));
  await page.waitForURL(`${backend.url}/member`);
  await expect(page.getByText(emailOf('memberWithPassword'))).toBeVisible();
  expect(headers.length).toBeGreaterThan(2);
  expect(headers.filter((sent) => 'x-xsrf-token' in sent)).toEqual([]);
});

const ORIGIN = 'Access-Control-Allow-Origin';
const CREDENTIALS = 'Access-Control-Allow-Credentials';
const ANSWER = JSON.stringify({ status: 'OK', data: {} });

/** What a server forgets, and the first header that the explanation names. */
const SERVERS = [
  { name: 'allows no origin', headers: () => ({}), missing: ORIGIN },
  {
    name: 'allows no credentials',
    headers: (origin: string) => ({ [ORIGIN]: origin }),
    missing: CREDENTIALS,
  },
  {
    name: 'allows every origin',
    headers: () => ({ [ORIGIN]: '*', [CREDENTIALS]: 'true' }),
    missing: CREDENTIALS,
  },
  {
    name: 'does not answer a preflight',
    headers: (origin: string) => ({ [ORIGIN]: origin, [CREDENTIALS]: 'true' }),
    missing: 'Access-Control-Allow-Headers',
  },
  { name: 'is down', headers: undefined, missing: undefined },
];

for (const { name, headers, missing } of SERVERS) {
  test(`a server that ${name} is explained to the embedder, once and in one line`, async ({
    page,
    portal,
    host,
    backend,
    expectProblem,
  }) => {
    if (headers) expectProblem(/blocked by CORS policy/);
    const api = await serveSite((request, response) => {
      response.writeHead(200, headers?.(request.headers.origin ?? '')).end(ANSWER);
    });
    if (!headers) await api.close();
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));

    await embed(page, host, 'login-portal', api.url, backend.url);
    await portal.submitEmail('ada@example.org');
    await expect(
      portal.text('The server cannot be reached. Please check your connection and try again.'),
    ).toBeVisible();

    const explanations = () => lines.filter((line) => line.startsWith(`The server at ${api.url} `));
    await expect.poll(explanations).toHaveLength(1);
    const [explanation = ''] = explanations();
    expect(/Access-Control-[\w-]+/.exec(explanation)?.[0]).toBe(missing);
    // Where the origin is at fault, it says whose.
    expect(explanation.includes(`${host.url}"`)).toBe(missing === ORIGIN || missing === CREDENTIALS);
    if (headers) await api.close();
  });
}

for (const [name, exposed, words] of [
  [
    'lets the page read',
    { 'Access-Control-Expose-Headers': 'Retry-After' },
    'Slow down. Please try again in 10 minutes.',
  ],
  ['keeps to itself', {}, 'Slow down.'],
] as const) {
  test(`a server that ${name} when to come back`, async ({ page, portal, host, backend }) => {
    const api = await serveSite((request, response) => {
      const { origin = '' } = request.headers;
      const isProbe = request.method === 'POST';
      response
        .writeHead(isProbe ? 429 : 200, {
          [ORIGIN]: origin,
          [CREDENTIALS]: 'true',
          'Access-Control-Allow-Headers': 'content-type',
          'Retry-After': '600',
          ...exposed,
        })
        .end(isProbe ? JSON.stringify({ status: 'ERROR', data: 'Slow down.' }) : ANSWER);
    });
    await embed(page, host, 'login-portal', api.url, backend.url);
    await portal.submitEmail('ada@example.org');
    await expect(portal.email).toHaveAccessibleDescription(words);
    await api.close();
  });
}
