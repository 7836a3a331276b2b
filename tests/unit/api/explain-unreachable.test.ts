import { describe, expect, test, vi } from 'vitest';
import { explainUnreachable } from '../../../src/api/explain-unreachable.ts';
import { API, fakeFetch, networkError, ok, PAGE, type SentRequest } from './fake-fetch.ts';

const ADDRESS = new URL(`${API}/api/v1/settings/config/short`);

/** A server whose answers the browser shows to the page only if `isVisible` says so. */
function stubServer(isVisible: ({ credentials, mode }: RequestInit) => boolean): SentRequest[] {
  return fakeFetch((init) => (isVisible(init) ? ok()(init) : networkError(init)));
}

const SITUATIONS = [
  ['no origin is allowed', ({ mode }: RequestInit) => mode === 'no-cors', 'Access-Control-Allow-Origin'],
  [
    'credentials are not allowed',
    ({ credentials }: RequestInit) => credentials === 'omit',
    'Access-Control-Allow-Credentials',
  ],
  ['only the preflight fails', () => true, 'Access-Control-Allow-Headers'],
] as const;

describe('the explanation why a server of another origin does not answer', () => {
  test.each(SITUATIONS)('names the missing header if %s', async (_, answered, header) => {
    stubServer(answered);
    const reason = await explainUnreachable(ADDRESS, PAGE, 'POST');
    expect(reason?.indexOf(header)).toBe(reason?.indexOf('Access-Control-'));
    expect(reason).toContain(`The server at ${API} `);
    expect(reason).not.toContain('\n');
  });

  test.each(SITUATIONS.slice(0, 2))('names the page if %s', async (_, answered) => {
    stubServer(answered);
    expect(await explainUnreachable(ADDRESS, PAGE, 'POST')).toMatch(new RegExp(`[" ]${PAGE}"`));
  });

  test('does not mention headers if the server is down', async () => {
    stubServer(() => false);
    const reason = await explainUnreachable(ADDRESS, PAGE, 'POST');
    expect(reason).toMatch(/cannot be reached/);
    expect(reason).not.toMatch(/Access-Control/);
  });

  test('is undefined for a GET that succeeds when repeated', async () => {
    stubServer(() => true);
    expect(await explainUnreachable(ADDRESS, PAGE, 'GET')).toBeUndefined();
  });

  test('takes three GET requests without headers or a body', async () => {
    const sent = stubServer(() => false);
    await explainUnreachable(ADDRESS, PAGE, 'POST');
    expect(sent).toHaveLength(3);
    for (const { url, init, headers } of sent) {
      expect([url, init.method ?? 'GET', init.body, [...headers]]).toEqual([
        ADDRESS.href,
        'GET',
        undefined,
        [],
      ]);
    }
  });

  test('does not tell the server the address of the page', async () => {
    const sent = stubServer(() => false);
    await explainUnreachable(ADDRESS, PAGE, 'POST');
    expect(sent.map(({ init }) => init.referrerPolicy)).toEqual(Array(3).fill('no-referrer'));
  });

  test('waits at most 5 seconds for each request', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout');
    stubServer(() => false);
    await explainUnreachable(ADDRESS, PAGE, 'GET');
    expect(limits.mock.calls).toEqual([[5000], [5000], [5000]]);
  });
});
