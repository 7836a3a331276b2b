import { expect, test, vi } from 'vitest';
import { explainUnreachable } from '../../../src/contract/explain-unreachable.ts';
import { API, fakeFetch, networkError, ok, PAGE } from './fake-fetch.ts';

const ADDRESS = new URL(`${API}/api/v1/settings/config/short`);

/** tests/flows/cors.test.ts has the explanation for each missing header. */
test('there is no explanation for a GET that succeeds when repeated', async () => {
  fakeFetch(ok());
  expect(await explainUnreachable(ADDRESS, PAGE, 'GET')).toBeUndefined();
});

test('a path without an API is named', async () => {
  fakeFetch(async () => new Response('Not found', { status: 404 }));
  for (const method of ['GET', 'POST'])
    expect(await explainUnreachable(ADDRESS, PAGE, method)).toBe(
      `The server at ${API} has no API there: ${ADDRESS.href} has status 404. Is the path of api-base right?`,
    );
});

test('the explanation takes three GET requests of at most 5 seconds, without headers, a body or the address of the page', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout');
  const sent = fakeFetch(networkError);
  const reason = await explainUnreachable(ADDRESS, PAGE, 'POST');
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
