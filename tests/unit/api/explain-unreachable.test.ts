import { describe, expect, test, vi } from 'vitest';
import { explainUnreachable } from '../../../src/api/explain-unreachable.ts';
import { API, fakeFetch, networkError, ok, PAGE, type SentRequest } from './fake-fetch.ts';

const ADDRESS = new URL(`${API}/api/v1/settings/config/short`);

/** What a browser makes of a server: which of the three questions it lets the page see an answer to. */
function serverThatAnswers(answered: ({ credentials, mode }: RequestInit) => boolean): SentRequest[] {
  return fakeFetch((init) => (answered(init) ? ok()(init) : networkError(init)));
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

describe('why a server of another origin does not answer', () => {
  test.each(SITUATIONS)('where %s', async (_, answered, header) => {
    serverThatAnswers(answered);
    const reason = await explainUnreachable(ADDRESS, PAGE, 'POST');
    expect(reason?.indexOf(header)).toBe(reason?.indexOf('Access-Control-'));
    expect(reason).toContain(`The server at ${API} `);
    expect(reason).not.toContain('\n');
  });

  test.each(SITUATIONS.slice(0, 2))('names the page, where %s', async (_, answered) => {
    serverThatAnswers(answered);
    expect(await explainUnreachable(ADDRESS, PAGE, 'POST')).toMatch(new RegExp(`[" ]${PAGE}"`));
  });

  test('where it is down, which is no matter of headers', async () => {
    serverThatAnswers(() => false);
    const reason = await explainUnreachable(ADDRESS, PAGE, 'POST');
    expect(reason).toMatch(/cannot be reached/);
    expect(reason).not.toMatch(/Access-Control/);
  });

  test('where it was only for a moment: nothing is said of a GET', async () => {
    serverThatAnswers(() => true);
    expect(await explainUnreachable(ADDRESS, PAGE, 'GET')).toBeUndefined();
  });

  test('is asked with a GET and nothing in it', async () => {
    const sent = serverThatAnswers(() => false);
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

  test('is not waited for without end', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout');
    serverThatAnswers(() => false);
    await explainUnreachable(ADDRESS, PAGE, 'GET');
    expect(limits.mock.calls).toEqual([[5000], [5000], [5000]]);
  });
});
