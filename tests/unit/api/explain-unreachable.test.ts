import { describe, expect, test, vi } from 'vitest';
import { explainUnreachable } from '../../../src/api/explain-unreachable.ts';
import { API, fakeFetch, networkError, ok, PAGE, type SentRequest } from './fake-fetch.ts';

const ADDRESS = new URL(`${API}/api/v1/settings/config/short`);

type Visible = (init: RequestInit) => boolean;

/** A server whose answers the browser shows to the page only if `isVisible` says so. */
function stubServer(isVisible: Visible): SentRequest[] {
  return fakeFetch((init) => (isVisible(init) ? ok()(init) : networkError(init)));
}

const explain = () => explainUnreachable(ADDRESS, PAGE, 'POST');

describe('the explanation why a server of another origin does not answer', () => {
  test.each<[string, Visible, string]>([
    ['no origin is allowed', ({ mode }) => mode === 'no-cors', 'Origin'],
    ['credentials are not allowed', ({ credentials }) => credentials === 'omit', 'Credentials'],
    ['only the preflight fails', () => true, 'Headers'],
  ])('names the missing header and the page if %s', async (_, answered, header) => {
    stubServer(answered);
    const reason = (await explain()) ?? '';
    expect(/Access-Control-Allow-(\w+)/.exec(reason)?.[1]).toBe(header);
    expect(reason).toContain(`The server at ${API} `);
    if (header !== 'Headers') expect(reason).toMatch(new RegExp(`[" ]${PAGE}"`));
    expect(reason).not.toContain('\n');
  });

  test('is undefined for a GET that succeeds when repeated', async () => {
    stubServer(() => true);
    expect(await explainUnreachable(ADDRESS, PAGE, 'GET')).toBeUndefined();
  });

  test('takes three GET requests of at most 5 seconds, without headers, a body or the address of the page', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout');
    const sent = stubServer(() => false);
    const reason = await explain();
    expect(reason).toMatch(/cannot be reached/);
    expect(reason).not.toMatch(/Access-Control/);
    const request = [ADDRESS.href, 'GET', undefined, [], 'no-referrer'];
    expect(
      sent.map(({ url, init, headers }) => [
        url,
        init.method ?? 'GET',
        init.body,
        [...headers],
        init.referrerPolicy,
      ]),
    ).toEqual(Array(3).fill(request));
    expect(limits.mock.calls).toEqual(Array(3).fill([5000]));
  });
});
